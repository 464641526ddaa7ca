/** What the Nemesis (or a player) gets VP for, by the rules about pieces that find no place, Threat and the Capital. */
export const nemesisPointsEn: Readonly<Record<string, string>> = {
  'UP-PLC-06': ' for a Garrison that finds no place',
  'UP-GAR-09': ' for a Garrison that is not in the reserve',
  'UP-GAR-10': ' for a fourth Garrison on a hex',
  'UP-CAP-04': ' for a Garrison that finds no place beside the Capital',
  'UP-PLC-11': ' for a Skeleton that finds no place',
  'UP-RUL-66': ' for a Skeleton that is not in the reserve',
  'UP-RUL-67': ' for Skeletons that cannot become a Horde',
  'UP-LEG-03': ' for a Legion that is not in the deck',
  'UP-PLC-13': ' for a Horde that finds no place',
  'UP-HOR-05': ' for a second Curse on a hex',
  'UP-RUL-68': ' for a Curse that cannot be placed',
  'UP-THR-04': ' for Threat above the maximum',
  'UP-RUL-52': ' for Threat above the maximum',
  'UP-CAP-07': ' for the Capital',
}
