/**
 * Rules that no program can break, with the reason. That their text exists in both languages is tested with the rulebook;
 * `walstatt rules` does not ask for another test of them.
 */
export const rulesWithoutBehaviour: Readonly<Record<string, string>> = {
  'BS-DRW-04': 'Units in deserts are always removed in time (BS-DRW-02), so nothing can be forgotten.',
}
