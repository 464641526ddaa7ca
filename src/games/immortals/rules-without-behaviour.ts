/** Rules that no program can break, with the reason. */
export const rulesWithoutBehaviour: Readonly<Record<string, string>> = {
  'IM-TOW-07': 'No cube falls out by accident here (IM-RUL-81).',
}
