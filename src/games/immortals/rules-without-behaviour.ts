/**
 * Rules that no program can break, with the reason. That their text exists in both languages is tested with the rulebook;
 * `walstatt rules` does not ask for another test of them.
 */
export const rulesWithoutBehaviour: Readonly<Record<string, string>> = {
  'IM-TOW-07': 'No cube falls out by accident here (IM-RUL-81).',
}
