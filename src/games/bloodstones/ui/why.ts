import type { QuestionView } from '../../../engine/index.ts'
import type { BoardProps, Language } from '../../../protocol/board.ts'

/** Every question of the game: why it is asked, and what it decides. */
const WHY = {
  chooseFaction: {
    en: 'Your faction decides which units are in your bag and what they can do.',
    de: 'Deine Fraktion bestimmt, welche Einheiten in deinem Beutel sind und was sie können.',
  },
  placeCitadel: {
    en: 'Your first units start here, and an enemy who takes your citadel scores for it.',
    de: 'Hier beginnen deine ersten Einheiten, und wer deine Zitadelle erobert, bekommt Punkte dafür.',
  },
  deployUnit: {
    en: 'These tiles become your starting units; what stays in hand pays for your first moves.',
    de: 'Diese Plättchen werden deine ersten Einheiten; was auf der Hand bleibt, bezahlt deine ersten Züge.',
  },
  deployShip: {
    en: 'A ship starts at sea and carries others across it.',
    de: 'Ein Schiff beginnt auf See und bringt andere hinüber.',
  },
  reenterUnit: {
    en: 'You have no unit left on the map: one of these brings you back.',
    de: 'Du hast keine Einheit mehr auf der Karte: Eine von diesen bringt dich zurück.',
  },
  reenterArea: {
    en: 'From here you begin anew, so think of what you can raid next.',
    de: 'Von hier fängst du neu an; denk daran, was du als Nächstes plündern kannst.',
  },
  captureVillage: {
    en: 'Captured villages are worth points at the end, and their owner loses them.',
    de: 'Eroberte Dörfer bringen am Ende Punkte, und ihr Besitzer verliert sie.',
  },
  captureTile: {
    en: 'One tile pays for all villages you take now; what is left of it is lost.',
    de: 'Ein Plättchen bezahlt alle Dörfer, die du jetzt nimmst; was übrig bleibt, verfällt.',
  },
  undeadFrom: {
    en: 'Undead move for free before your actions and can already take a position.',
    de: 'Untote ziehen vor deinen Aktionen kostenlos und können schon Stellung beziehen.',
  },
  undeadTo: {
    en: 'Where they stand decides which battles you fight this turn.',
    de: 'Wo sie stehen, entscheidet, welche Kämpfe du in diesem Zug führst.',
  },
  action: {
    en: 'Your tiles are units and money at once: what you spend now cannot be placed before the next resupply.',
    de: 'Deine Plättchen sind Einheiten und Geld zugleich: Was du jetzt ausgibst, kannst du vor dem nächsten Nachschub nicht mehr platzieren.',
  },
  moveWhich: {
    en: 'Units left behind hold the area; each one that marches adds to the cost, except whom a leader takes along.',
    de: 'Wer zurückbleibt, hält das Gebiet; jede Einheit, die zieht, kostet mehr, außer wen ein Anführer mitnimmt.',
  },
  moveCount: {
    en: 'Enough to win where you go, enough to hold where you were.',
    de: 'Genug, um dort zu siegen, und genug, um hier zu halten.',
  },
  moveTo: {
    en: 'You pay per unit and area; where enemies stand, a battle follows.',
    de: 'Du zahlst je Einheit und Gebiet; wo Feinde stehen, folgt ein Kampf.',
  },
  moveMore: {
    en: 'All armies of one move are paid together, so less is lost on change.',
    de: 'Alle Armeen einer Bewegung werden zusammen bezahlt, so verfällt weniger.',
  },
  placeWhere: {
    en: 'New units guard your villages or stand ready for the next attack.',
    de: 'Neue Einheiten bewachen deine Dörfer oder stehen für den nächsten Angriff bereit.',
  },
  payPoints: {
    en: 'These tiles go to your discard pile; points you pay too much are lost.',
    de: 'Diese Plättchen kommen auf deinen Abwurfstapel; was du zu viel zahlst, verfällt.',
  },
  payTiles: {
    en: 'Only the number of tiles counts here: give those that you need least.',
    de: 'Hier zählt nur die Zahl der Plättchen: Gib die, die du am wenigsten brauchst.',
  },
  retreat: {
    en: 'Staying risks your units for points; leaving saves them and gives up the area.',
    de: 'Bleiben setzt deine Einheiten für Punkte aufs Spiel; gehen rettet sie und überlässt das Gebiet.',
  },
  retreatTo: {
    en: 'Where you retreat to is where you fight from next.',
    de: 'Wohin du dich zurückziehst, von dort kämpfst du weiter.',
  },
  fleeTo: {
    en: 'Who survived a lost battle must go somewhere, or dies.',
    de: 'Wer einen verlorenen Kampf überlebt, muss irgendwohin oder stirbt.',
  },
  replace: {
    en: 'One of your battle tiles may be exchanged for one from your hand to raise the sum.',
    de: 'Eines deiner Kampfplättchen darfst du gegen eines aus der Hand tauschen, um die Summe zu heben.',
  },
  lose: {
    en: 'A lost battle costs one unit of your choice: take the one you miss least.',
    de: 'Ein verlorener Kampf kostet eine Einheit deiner Wahl: Nimm die, die dir am wenigsten fehlt.',
  },
  raise: {
    en: 'Fallen units can rise as undead and fight on for you.',
    de: 'Gefallene Einheiten können als Untote auferstehen und für dich weiterkämpfen.',
  },
  buildTile: {
    en: 'One tile pays for all villages you build now; what is left of it is lost.',
    de: 'Ein Plättchen bezahlt alle Dörfer, die du jetzt errichtest; was übrig bleibt, verfällt.',
  },
  buildVillage: {
    en: 'Every village of yours on the map scores when your bag is refilled, as long as your supply marker still moves.',
    de: 'Jedes deiner Dörfer auf der Karte bringt einen Punkt, wenn dein Beutel neu gefüllt wird, solange dein Nachschubmarker noch vorrückt.',
  },
  finalBattle: {
    en: 'The end has come: only battles that are under way are still fought.',
    de: 'Das Ende ist da: Nur was schon umkämpft ist, wird noch ausgefochten.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export const whyOf = (
  { name }: Pick<QuestionView, 'name'>,
  { language }: Pick<BoardProps, 'language'>,
): string | undefined => (Object.hasOwn(WHY, name) ? WHY[name as keyof typeof WHY][language] : undefined)
