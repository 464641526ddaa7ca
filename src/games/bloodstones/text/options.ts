import type { Language, OptionWording } from '../../module.ts'

type OptionTexts = Readonly<Record<string, OptionWording>>

const en: OptionTexts = {
  map: {
    label: 'Map',
    description: 'Which map is played. "Automatic" takes the first one made for the number of players.',
    values: {
      auto: { label: 'Automatic' },
      'tyrants-lament': { label: "Tyrant's Lament" },
      'twin-ford': { label: 'Twin Ford' },
      'fals-heartland': { label: "Fal's Heartland" },
      'two-inland-seas': { label: 'The Two Inland Seas' },
      pack: { label: 'From the content pack' },
    },
    problems: { 'BS-MAP-03': 'This map is not made for so many or so few players.' },
  },
  factions: {
    label: 'Factions',
    description: 'For each player a faction, or the choice at the table.',
    values: {
      choose: { label: 'Choose at the table' },
      dragonRiders: { label: 'Dragon Riders' },
      horseLords: { label: 'Horse Lords' },
      hillFolk: { label: 'Hill Folk' },
      necromancers: { label: 'Necromancers' },
      chaosHorde: { label: 'Chaos Horde' },
      corsairs: { label: 'Corsairs' },
    },
    problems: {
      'BS-SET-04': 'Somebody else plays this faction already.',
      'BS-RUL-14': 'This faction needs more players at the table.',
    },
  },
  citadelDistance: {
    label: 'Distance of citadels',
    description: 'Two areas lie between any two citadels. Which areas count?',
    values: { land: { label: 'Land areas only' }, any: { label: 'Any areas' } },
  },
  undeadFor: {
    label: 'Raising undead',
    description: 'For which enemy units a necromancer may raise undead after a won battle.',
    values: {
      eachDestroyed: { label: 'For each unit destroyed' },
      chosenLoss: { label: 'Only for the unit the loser chose' },
    },
  },
  captureUncontested: {
    label: 'Capture only without enemies',
    description: 'Villages can be captured only where no enemy unit stands.',
  },
  factionLimits: {
    label: 'Factions by number of players',
    description: 'Corsairs need three players, the Chaos Horde four.',
  },
  freeOverpay: { label: 'Free overpaying', description: 'A move may be paid with more tiles than it needs.' },
  roundLimit: { label: 'Round limit', description: 'The end is triggered after this many rounds; 0 means no limit.' },
  cutiecorn: { label: 'Cutiecorn', description: 'A neutral unit that changes sides joins the game.' },
}

const de: OptionTexts = {
  map: {
    label: 'Karte',
    description: 'Auf welcher Karte gespielt wird. „Automatisch“ nimmt die erste für diese Spielerzahl.',
    values: {
      auto: { label: 'Automatisch' },
      'tyrants-lament': { label: "Tyrant's Lament" },
      'twin-ford': { label: 'Zwillingsfurt' },
      'fals-heartland': { label: 'Fals Kernland' },
      'two-inland-seas': { label: 'Die zwei Binnenmeere' },
      pack: { label: 'Aus dem Inhaltspaket' },
    },
    problems: { 'BS-MAP-03': 'Diese Karte ist nicht für so viele oder so wenige Spieler gemacht.' },
  },
  factions: {
    label: 'Fraktionen',
    description: 'Für jeden Spieler eine Fraktion oder die Wahl am Tisch.',
    values: {
      choose: { label: 'Wahl am Tisch' },
      dragonRiders: { label: 'Drachenreiter' },
      horseLords: { label: 'Pferdeherren' },
      hillFolk: { label: 'Hügelvolk' },
      necromancers: { label: 'Totenbeschwörer' },
      chaosHorde: { label: 'Chaoshorde' },
      corsairs: { label: 'Freibeuter' },
    },
    problems: {
      'BS-SET-04': 'Diese Fraktion spielt schon jemand anderes.',
      'BS-RUL-14': 'Diese Fraktion braucht mehr Spieler am Tisch.',
    },
  },
  citadelDistance: {
    label: 'Abstand der Zitadellen',
    description: 'Zwischen zwei Zitadellen liegen zwei Gebiete. Welche Gebiete zählen?',
    values: { land: { label: 'Nur Landgebiete' }, any: { label: 'Alle Gebiete' } },
  },
  undeadFor: {
    label: 'Untote erwecken',
    description: 'Für welche gegnerischen Einheiten ein Nekromant nach einem Sieg Untote erweckt.',
    values: {
      eachDestroyed: { label: 'Für jede vernichtete Einheit' },
      chosenLoss: { label: 'Nur für die Einheit, die der Verlierer wählte' },
    },
  },
  captureUncontested: {
    label: 'Erobern nur ohne Gegner',
    description: 'Dörfer werden nur dort erobert, wo keine gegnerische Einheit steht.',
  },
  factionLimits: {
    label: 'Fraktionen nach Spielerzahl',
    description: 'Freibeuter erst ab drei, die Chaoshorde erst ab vier Spielern.',
  },
  freeOverpay: {
    label: 'Freies Überzahlen',
    description: 'Eine Bewegung darf mit mehr Plättchen bezahlt werden als nötig.',
  },
  roundLimit: {
    label: 'Rundengrenze',
    description: 'Nach so vielen Runden wird das Ende ausgelöst; 0 heißt ohne Grenze.',
  },
  cutiecorn: { label: 'Cutiecorn', description: 'Eine neutrale Einheit, die die Seiten wechselt, spielt mit.' },
}

const texts: Readonly<Record<Language, OptionTexts>> = { en, de }

/** The words of a setup option; undefined where there is no such option. */
export const optionWords = (language: Language, id: string): OptionWording | undefined =>
  Object.hasOwn(texts[language], id) ? texts[language][id] : undefined
