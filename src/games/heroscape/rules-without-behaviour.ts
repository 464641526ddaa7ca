/**
 * Rules that no program can break, with the reason. That their text exists in both languages is tested with the rulebook;
 * `walstatt rules` does not ask for another test of them.
 */
export const rulesWithoutBehaviour: Readonly<Record<string, string>> = {
  'HS-TEAM-03': 'What team mates say to each other is left to the people at the table.',
}
