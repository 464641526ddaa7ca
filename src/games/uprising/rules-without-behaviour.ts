/** Rules that no program can break, with the reason. */
export const rulesWithoutBehaviour: Readonly<Record<string, string>> = {
  'UP-SET-17': 'The side boards have no function; there is only one map here.',
  'UP-RUL-77': 'No card removes a Legion or Horde without destroying it, and the effects have no word for it.',
}
