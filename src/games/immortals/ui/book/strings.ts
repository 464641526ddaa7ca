import type { Language } from '../../../../protocol/board.ts'

/** Title, and what is told. */
type Minute = readonly [title: string, text: (lands: number) => string]
const minute = (...one: Minute): Minute => one

const EN = {
  minutes: {
    worlds: minute(
      'Two worlds',
      (lands: number) =>
        `Shadow on the left, Light on the right, the same ${lands} lands in both. A land is yours as long as one of your armies stands on it.`,
    ),
    points: minute(
      'What wins',
      () => 'The most victory points. At the end of every round you score what you hold; building scores at once, too.',
    ),
    round: minute(
      'A round',
      () =>
        'Everybody gets a card and perhaps free armies, plans in secret, then acts in turn. After the scoring it begins again.',
    ),
    plan: minute(
      'The plan',
      () =>
        'You lay cards face down on action spaces. The space says what happens, the card says where; a blank card only bluffs.',
    ),
    attack: minute(
      'The card decides',
      () =>
        'You attack any neighbouring land. But what its residents do (the green cubes) depends on the card you play for it:',
    ),
    tower: minute(
      'The tower',
      () =>
        'All who fight go into the tower; some cubes get stuck, earlier ones come loose. Only what lies in the tray counts: here purple and the resident beat yellow 5 : 3. Each side loses 3, and 2 purple armies move in.',
    ),
    cycle: minute(
      'Nobody is lost',
      () =>
        'An army that falls in one world waits in the limbo of the other, and comes back there. A portal leads armies across on foot, one way only.',
    ),
  },
  rounds: (list: string) => `Rounds: ${list}.`,
  roundsWith: (rounds: number, players: number) => `${rounds} with ${players} players`,
  now: 'at once',
  each: 'each round',
  residents: ['against you', 'stay out of it', 'on your side'],
  cardOf: [
    'any other land, or the attacked land on its land card',
    'the land you attack from, in its own world',
    'the attacked land, on a conflict card or joker',
  ],
  anyLands: (n: number) => `${n} lands`,
  ofRegion: (n: number) => `${n} lands of a region`,
  fallen: 'fallen',
  back: 'back again',
  limbo: 'Limbo',
  // The page to print
  round: 'A round',
  turn: 'Your turn in the actions',
  turns: [
    'Reveal one of your cards, in any order, and do what its space says.',
    'Impossible or unwanted? Then a compensation: 1 gold or 1 energy, and the card back to your hand.',
    'Pass: a compensation, all cards back to your hand, and another compensation whenever your turn would come.',
    'Used cards: land and magic cards return to your hand, conflict cards and jokers are discarded.',
  ],
  spaces: 'Action spaces',
  cost: 'Cost',
  magic: 'Magic cards',
  points: 'Victory points',
  source: 'For',
  lands: (n: number) => `${n} lands, both worlds together`,
  region: (n: string, of: number) => `Region: ${n} of its ${of} lands in one world`,
  attack: 'An attack',
  attackCard: 'Your card shows',
  attackResidents: 'Residents',
  fight: [
    'At least 1 army goes, at least 1 stays; all defenders fight, and everything from the tray is thrown in.',
    'You win an empty land with 1 army in the tray; if its residents are against you, with more armies than residents.',
    'A land that is held: the greater strength wins. Each side loses as many as the weaker had, residents first.',
    'A tie empties the land. Losses go to the limbo of the other world; an attacker who wins takes the land card.',
  ],
  lightRaces: 'Light races',
  shadowRaces: 'Shadow races',
  race: 'Race',
  startLand: 'Start land',
  start: 'Start',
  groups: 'Groups',
  action: 'Own action',
  numbers: 'Numbers',
  players: 'Players',
  roundsHead: 'Rounds',
  outer: 'Extra groups',
  facts: (limbo: number, tower: number, residents: number, per: number) =>
    `Before round 1: ${limbo} armies in each limbo, ${tower} of everybody and ${residents} residents into the tower. Reinforcement: 1 of each ${per} armies in a limbo.`,
  tower: (thrown: string, inside: string) =>
    `A thrown cube falls through with a chance of ${thrown}, a stuck one comes loose with ${inside}.`,
  icons: 'Signs',
}

const DE: typeof EN = {
  minutes: {
    worlds: minute(
      'Zwei Welten',
      (lands) =>
        `Links Schatten, rechts Licht, in beiden dieselben ${lands} Länder. Ein Land gehört dir, solange eine deiner Armeen darauf steht.`,
    ),
    points: minute(
      'Was gewinnt',
      () =>
        'Die meisten Siegpunkte. Am Ende jeder Runde zählt, was du hältst; wer baut, bekommt auch sofort etwas dafür.',
    ),
    round: minute(
      'Eine Runde',
      () =>
        'Alle bekommen eine Karte und vielleicht kostenlose Armeen, planen geheim und handeln dann reihum. Nach der Wertung geht es von vorn los.',
    ),
    plan: minute(
      'Der Plan',
      () =>
        'Du legst Karten verdeckt auf Aktionsfelder. Das Feld sagt, was geschieht, die Karte sagt, wo; eine Blankokarte blufft nur.',
    ),
    attack: minute(
      'Die Karte entscheidet',
      () =>
        'Du greifst ein beliebiges Nachbarland an. Was seine Bewohner tun (die grünen Würfel), hängt aber von der Karte ab, die du dafür ausspielst:',
    ),
    tower: minute(
      'Der Turm',
      () =>
        'Wer kämpft, kommt in den Turm; manche Würfel bleiben stecken, ältere lösen sich. Nur was in der Schale liegt, zählt: Hier schlägt Lila mit dem Bewohner Gelb 5 : 3. Beide verlieren 3, und 2 lila Armeen ziehen ein.',
    ),
    cycle: minute(
      'Niemand geht verloren',
      () =>
        'Wer in der einen Welt fällt, wartet im Limbus der anderen und kommt dort zurück. Zu Fuß führt nur ein Portal hinüber, und nur in einer Richtung.',
    ),
  },
  rounds: (list) => `Runden: ${list}.`,
  roundsWith: (rounds, players) => `${rounds} zu ${['', '', '', 'dritt', 'viert', 'fünft'][players] ?? players}`,
  now: 'sofort',
  each: 'je Runde',
  residents: ['gegen dich', 'halten sich heraus', 'auf deiner Seite'],
  cardOf: [
    'ein anderes Land, oder das angegriffene auf seiner Länderkarte',
    'das Land, aus dem du angreifst, in seiner Welt',
    'das angegriffene Land, auf Konfliktkarte oder Joker',
  ],
  anyLands: (n) => `${n} Länder`,
  ofRegion: (n) => `${n} Länder einer Region`,
  fallen: 'gefallen',
  back: 'Rückkehr',
  limbo: 'Limbus',
  round: 'Eine Runde',
  turn: 'Dein Zug in den Aktionen',
  turns: [
    'Decke eine deiner Karten auf, in beliebiger Reihenfolge, und tu, was ihr Feld sagt.',
    'Unmöglich oder unerwünscht? Dann eine Kompensation: 1 Gold oder 1 Energie, und die Karte zurück auf die Hand.',
    'Passen: eine Kompensation, alle Karten zurück auf die Hand, und jedes Mal, wenn du wieder dran wärst, noch eine.',
    'Benutzte Karten: Länder- und Magiekarten kommen auf die Hand zurück, Konfliktkarten und Joker auf den Ablagestapel.',
  ],
  spaces: 'Aktionsfelder',
  cost: 'Kosten',
  magic: 'Magiekarten',
  points: 'Siegpunkte',
  source: 'Für',
  lands: (n) => `${n} Länder, beide Welten zusammen`,
  region: (n, of) => `Region: ${n} ihrer ${of} Länder in einer Welt`,
  attack: 'Ein Angriff',
  attackCard: 'Deine Karte zeigt',
  attackResidents: 'Bewohner',
  fight: [
    'Mindestens 1 Armee geht, mindestens 1 bleibt; alle Verteidiger kämpfen, und was in der Schale liegt, wird mitgeworfen.',
    'Ein leeres Land gewinnst du mit 1 Armee in der Schale; sind die Bewohner gegen dich, mit mehr Armeen als Bewohnern.',
    'Ein besetztes Land: Die größere Stärke gewinnt. Beide verlieren so viele, wie die schwächere Seite hatte, Bewohner zuerst.',
    'Gleichstand leert das Land. Verluste kommen in den Limbus der anderen Welt; die Länderkarte bekommt nur, wer als Angreifer gewinnt.',
  ],
  lightRaces: 'Lichtvölker',
  shadowRaces: 'Schattenvölker',
  race: 'Volk',
  startLand: 'Startland',
  start: 'Beginn',
  groups: 'Gruppen',
  action: 'Eigene Aktion',
  numbers: 'Zahlen',
  players: 'Spieler',
  roundsHead: 'Runden',
  outer: 'Weitere Gruppen',
  facts: (limbo, tower, residents, per) =>
    `Vor Runde 1: je ${limbo} Armeen in beide Limbi, je ${tower} von allen und ${residents} Bewohner in den Turm. Verstärkung: 1 von je ${per} Armeen eines Limbus.`,
  tower: (thrown, inside) =>
    `Ein geworfener Würfel fällt mit Wahrscheinlichkeit ${thrown} durch, ein steckender löst sich mit ${inside}.`,
  icons: 'Zeichen',
}

export type BookStrings = typeof EN
export const BOOK: Readonly<Record<Language, BookStrings>> = { en: EN, de: DE }
