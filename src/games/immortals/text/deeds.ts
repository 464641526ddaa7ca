import { deedsIn } from '../../texts.ts'

/** What somebody decides, by the question's name. */
export const deed = deedsIn({
  act: { en: 'what the revealed card does', de: 'was die aufgedeckte Karte bewirkt' },
  attackArmies: { en: 'how many armies attack', de: 'wie viele Armeen angreifen' },
  attitude: { en: 'whose side the residents take', de: 'auf wessen Seite die Bewohner stehen' },
  awakenArmy: { en: 'where an army awakens', de: 'wo eine Armee erwacht' },
  compensation: { en: 'which compensation to take', de: 'welche Entschädigung es wird' },
  draft: { en: 'which card to keep', de: 'welche Karte behalten wird' },
  draftLand: { en: 'in which land to begin', de: 'in welchem Land es losgeht' },
  group: { en: 'how large the first armies are', de: 'wie groß die ersten Armeen sind' },
  moveArmies: { en: 'how many armies move', de: 'wie viele Armeen ziehen' },
  plan: { en: 'on a plan', de: 'welcher Plan es wird' },
  reinforce: { en: 'where reinforcements go', de: 'wohin die Verstärkung kommt' },
  split: { en: 'how the cubes for the tower are split', de: 'wie die Würfel für den Turm aufgeteilt werden' },
  turn: { en: 'which card to reveal', de: 'welche Karte aufgedeckt wird' },
})
