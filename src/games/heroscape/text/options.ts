import type { Language, OptionWording } from '../../module.ts'

type OptionTexts = Readonly<Record<string, OptionWording>>

const en: OptionTexts = {
  scenario: {
    label: 'Scenario',
    description:
      'Battlefield, goals and special rules. "Automatic" takes Clashing Fronts, or A Desperate Rescue Attempt with three players, Battle for the Crown with five or more.',
    values: {
      auto: { label: 'Automatic' },
      DAWN: { label: 'Attack at Dawn', description: 'Basic game, 2 players' },
      FRONT: { label: 'Clashing Fronts', description: 'Master game, 2 players or 4 in teams' },
      DIVE: { label: 'Dive the Dark Lakes', description: 'Basic game, 2 players' },
      WINTER: { label: 'Winter Holdout', description: 'Master game, 2 players or 4 in teams' },
      PLANT: { label: 'The Search for Comfrey Plants', description: 'Basic game, 2 players' },
      STORM: { label: 'Under Tempest’s Cover', description: 'Master game, 2 players' },
      RESCUE: { label: 'A Desperate Rescue Attempt', description: 'Master game, 3 players' },
      MIST: { label: 'A Toxic Mist', description: 'Master game, 2 players' },
      FORT: { label: 'Mimring’s Fortress', description: 'Master game, 4 players' },
      BARREN: { label: 'To Take Barrenspur', description: 'Master game, 2 players or 4 in teams' },
      CROWN: { label: 'Battle for the Crown', description: 'Master game, 5 to 7 players or 8 in teams; our own' },
      pack: { label: 'From the content pack', description: 'An own battlefield with its scenario' },
    },
    problems: {
      'HS-RUL-15': 'This scenario is not made for so many or so few players.',
      'HS-SET-08': 'No printed scenario is made for so many players: bring your own battlefield.',
      'HS-SET-36': 'The content pack brings no scenario.',
      'HS-DRF-08': 'Enemies would share a starting zone.',
    },
  },
  army: {
    label: 'Armies',
    description: 'In a Master scenario armies are drafted card by card, or everybody brings a prepared one.',
    values: { drafted: { label: 'Drafted' }, prepared: { label: 'Prepared' } },
  },
  sets: {
    label: 'Master Sets',
    description: 'With several sets there are as many copies of every card. Battle for the Crown takes at least 3.',
  },
  mirrorArmies: {
    label: 'Mirror armies',
    description: 'Players may field the same cards, as if everybody had brought a set.',
  },
  points: {
    label: 'Points per army',
    description: 'The limit of every drafted or prepared army; 0 is as printed.',
    problems: {
      'HS-BAS-03': 'The Basic game has fixed armies without points.',
      'HS-RUL-75': 'With these points not everybody could put an army together.',
    },
  },
  rounds: {
    label: 'Round limit',
    description: 'After this many rounds the points on the battlefield decide; 0 is as printed in the scenario.',
    problems: { 'HS-BAS-03': 'The Basic game has no round limit.' },
  },
  edition: {
    label: 'Edition',
    description:
      'The second English edition has other numbers for climbing, deep falls, high ground and the start roll.',
    values: { german: { label: 'German rulebook' }, secondEnglish: { label: 'Second English edition' } },
  },
  climbEqual: {
    label: 'Climb one’s own Height',
    description: 'A figure may climb exactly as many levels at once as it is tall; otherwise only fewer.',
  },
  mudSlowsFlyers: {
    label: 'Mud slows flyers',
    description: 'In To Take Barrenspur flying figures pay for mud too.',
  },
  powersBreakTruce: {
    label: 'Powers break a truce',
    description: 'In Mimring’s Fortress the truce ends too when Chomp or Mind Shackle is used on an ally.',
  },
  markersInTurn: {
    label: 'Place markers in turn',
    description:
      'The d20 decides who places all order markers first; otherwise everybody places them at the same time.',
  },
  strikes: {
    label: 'Strikes at leaving figures',
    description: 'Whether players are asked before they strike at an enemy that leaves an engagement.',
    values: { asked: { label: 'Ask' }, automatic: { label: 'Always strike' } },
  },
}

const de: OptionTexts = {
  scenario: {
    label: 'Szenario',
    description:
      'Schlachtfeld, Ziele und Sonderregeln. „Automatisch“ nimmt Aufeinander stoßende Fronten, zu dritt Ein verzweifelter Rettungsversuch, ab fünf Spielern Kampf um die Krone.',
    values: {
      auto: { label: 'Automatisch' },
      DAWN: { label: 'Angriff in der Dämmerung', description: 'Grundspiel, 2 Spieler' },
      FRONT: { label: 'Aufeinander stoßende Fronten', description: 'Masterspiel, 2 Spieler oder 4 in Teams' },
      DIVE: { label: 'Tauche in die Dunklen Seen', description: 'Grundspiel, 2 Spieler' },
      WINTER: { label: 'Schutz für den Winter', description: 'Masterspiel, 2 Spieler oder 4 in Teams' },
      PLANT: { label: 'Die Suche nach der Schwarzwurz-Pflanze', description: 'Grundspiel, 2 Spieler' },
      STORM: { label: 'Im Schutz des Sturms', description: 'Masterspiel, 2 Spieler' },
      RESCUE: { label: 'Ein verzweifelter Rettungsversuch', description: 'Masterspiel, 3 Spieler' },
      MIST: { label: 'Giftiger Nebel', description: 'Masterspiel, 2 Spieler' },
      FORT: { label: 'Mimrings Festung', description: 'Masterspiel, 4 Spieler' },
      BARREN: { label: 'Die Schlacht um Barrenspur', description: 'Masterspiel, 2 Spieler oder 4 in Teams' },
      CROWN: { label: 'Kampf um die Krone', description: 'Masterspiel, 5 bis 7 Spieler oder 8 in Teams; von uns' },
      pack: { label: 'Aus dem Inhaltspaket', description: 'Ein eigenes Schlachtfeld mit seinem Szenario' },
    },
    problems: {
      'HS-RUL-15': 'Dieses Szenario ist nicht für so viele oder so wenige Spieler gemacht.',
      'HS-SET-08': 'Kein gedrucktes Szenario ist für so viele Spieler gemacht: Bringt ein eigenes Schlachtfeld mit.',
      'HS-SET-36': 'Das Inhaltspaket bringt kein Szenario mit.',
      'HS-DRF-08': 'Gegner hätten eine gemeinsame Startzone.',
    },
  },
  army: {
    label: 'Armeen',
    description: 'In einem Master-Szenario werden Armeen Karte für Karte gedraftet oder fertig mitgebracht.',
    values: { drafted: { label: 'Gedraftet' }, prepared: { label: 'Mitgebracht' } },
  },
  sets: {
    label: 'Mastersets',
    description: 'Mit mehreren Sets gibt es jede Karte entsprechend oft. Kampf um die Krone braucht mindestens 3.',
  },
  mirrorArmies: {
    label: 'Gespiegelte Armeen',
    description: 'Spieler dürfen dieselben Karten aufstellen, als hätte jeder ein Set mitgebracht.',
  },
  points: {
    label: 'Punkte pro Armee',
    description: 'Die Grenze für jede gedraftete oder mitgebrachte Armee; 0 heißt wie gedruckt.',
    problems: {
      'HS-BAS-03': 'Das Grundspiel hat feste Armeen ohne Punkte.',
      'HS-RUL-75': 'Mit diesen Punkten bekäme nicht jeder eine Armee zusammen.',
    },
  },
  rounds: {
    label: 'Rundengrenze',
    description: 'Nach so vielen Runden entscheiden die Punkte auf dem Schlachtfeld; 0 heißt wie im Szenario gedruckt.',
    problems: { 'HS-BAS-03': 'Das Grundspiel hat keine Rundengrenze.' },
  },
  edition: {
    label: 'Ausgabe',
    description:
      'Die zweite englische Ausgabe hat andere Zahlen für Klettern, tiefen Fall, großen Höhenvorteil und Startwurf.',
    values: { german: { label: 'Deutsche Spielregel' }, secondEnglish: { label: 'Zweite englische Ausgabe' } },
  },
  climbEqual: {
    label: 'Eigene Höhe klettern',
    description: 'Eine Figur darf auf einmal genau so viele Ebenen klettern, wie sie hoch ist; sonst nur weniger.',
  },
  mudSlowsFlyers: {
    label: 'Schlamm bremst Flieger',
    description: 'In der Schlacht um Barrenspur zahlen auch fliegende Figuren für Schlamm.',
  },
  powersBreakTruce: {
    label: 'Fähigkeiten brechen den Waffenstillstand',
    description:
      'In Mimrings Festung endet er auch, wenn Zuschnappen oder Geistesfessel gegen einen Verbündeten eingesetzt wird.',
  },
  markersInTurn: {
    label: 'Marker reihum platzieren',
    description:
      'Der 20-seitige Würfel entscheidet, wer seine Ablaufmarker zuerst legt; sonst legen alle gleichzeitig.',
  },
  strikes: {
    label: 'Hinterherschlagen',
    description: 'Ob Spieler gefragt werden, bevor sie einer Figur hinterherschlagen, die eine Bindung löst.',
    values: { asked: { label: 'Fragen' }, automatic: { label: 'Immer schlagen' } },
  },
}

const texts: Readonly<Record<Language, OptionTexts>> = { en, de }

/** The words of a setup option; undefined where there is no such option. */
export const optionWords = (language: Language, id: string): OptionWording | undefined =>
  Object.hasOwn(texts[language], id) ? texts[language][id] : undefined
