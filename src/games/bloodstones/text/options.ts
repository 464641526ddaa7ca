import { optionWordsOf } from '../../../kit/option-words.ts'
import { FACTION_IDS } from '../content/units.ts'
import { names } from './names.ts'

const FACTIONS = Object.fromEntries(
  FACTION_IDS.map((id) => [id, { en: names.en.factions[id], de: names.de.factions[id] }]),
)

/** The words of a setup option; undefined where there is no such option. */
export const optionWords = optionWordsOf({
  map: {
    label: { en: 'Map', de: 'Karte' },
    description: {
      en: 'Which map is played. "Automatic" takes the first one made for the number of players.',
      de: 'Auf welcher Karte gespielt wird. „Automatisch“ nimmt die erste für diese Spielerzahl.',
    },
    values: {
      auto: { en: 'Automatic', de: 'Automatisch' },
      'tyrants-lament': { en: "Tyrant's Lament", de: "Tyrant's Lament" },
      'twin-ford': { en: 'Twin Ford', de: 'Zwillingsfurt' },
      'fals-heartland': { en: "Fal's Heartland", de: 'Fals Kernland' },
      'two-inland-seas': { en: 'The Two Inland Seas', de: 'Die zwei Binnenmeere' },
      pack: { en: 'From the content pack', de: 'Aus dem Inhaltspaket' },
    },
    problems: {
      'BS-MAP-03': {
        en: 'This map is not made for so many or so few players.',
        de: 'Diese Karte ist nicht für so viele oder so wenige Spieler gemacht.',
      },
    },
  },
  factions: {
    label: { en: 'Factions', de: 'Fraktionen' },
    description: {
      en: 'For each player a faction, or the choice at the table.',
      de: 'Für jeden Spieler eine Fraktion oder die Wahl am Tisch.',
    },
    values: { choose: { en: 'Choose at the table', de: 'Wahl am Tisch' }, ...FACTIONS },
    problems: {
      'BS-SET-04': {
        en: 'Somebody else plays this faction already.',
        de: 'Diese Fraktion spielt schon jemand anderes.',
      },
      'BS-RUL-14': {
        en: 'This faction needs more players at the table.',
        de: 'Diese Fraktion braucht mehr Spieler am Tisch.',
      },
    },
  },
  citadelDistance: {
    label: { en: 'Distance of citadels', de: 'Abstand der Zitadellen' },
    description: {
      en: 'Two areas lie between any two citadels. Which areas count?',
      de: 'Zwischen zwei Zitadellen liegen zwei Gebiete. Welche Gebiete zählen?',
    },
    values: {
      land: { en: 'Land areas only', de: 'Nur Landgebiete' },
      any: { en: 'Any areas', de: 'Alle Gebiete' },
    },
  },
  undeadFor: {
    label: { en: 'Raising undead', de: 'Untote erwecken' },
    description: {
      en: 'For which enemy units a necromancer may raise undead after a won battle.',
      de: 'Für welche gegnerischen Einheiten ein Nekromant nach einem Sieg Untote erweckt.',
    },
    values: {
      eachDestroyed: { en: 'For each unit destroyed', de: 'Für jede vernichtete Einheit' },
      chosenLoss: { en: 'Only for the unit the loser chose', de: 'Nur für die Einheit, die der Verlierer wählte' },
    },
  },
  captureUncontested: {
    label: { en: 'Capture only without enemies', de: 'Erobern nur ohne Gegner' },
    description: {
      en: 'Villages can be captured only where no enemy unit stands.',
      de: 'Dörfer werden nur dort erobert, wo keine gegnerische Einheit steht.',
    },
  },
  factionLimits: {
    label: { en: 'Factions by number of players', de: 'Fraktionen nach Spielerzahl' },
    description: {
      en: 'Corsairs need three players, the Chaos Horde four.',
      de: 'Freibeuter erst ab drei, die Chaoshorde erst ab vier Spielern.',
    },
  },
  freeOverpay: {
    label: { en: 'Free overpaying', de: 'Freies Überzahlen' },
    description: {
      en: 'A move may be paid with more tiles than it needs.',
      de: 'Eine Bewegung darf mit mehr Plättchen bezahlt werden als nötig.',
    },
  },
  roundLimit: {
    label: { en: 'Round limit', de: 'Rundengrenze' },
    description: {
      en: 'The end is triggered after this many rounds; 0 means no limit.',
      de: 'Nach so vielen Runden wird das Ende ausgelöst; 0 heißt ohne Grenze.',
    },
  },
  cutiecorn: {
    label: { en: 'Cutiecorn', de: 'Cutiecorn' },
    description: {
      en: 'A neutral unit that changes sides joins the game.',
      de: 'Eine neutrale Einheit, die die Seiten wechselt, spielt mit.',
    },
  },
})
