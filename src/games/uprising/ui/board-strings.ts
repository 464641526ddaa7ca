import type { Lang } from '../../../protocol/board.ts'

interface BoardStrings {
  readonly board: string
  readonly help: string
  readonly noCells: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly zoomFit: string
  readonly plan: string
  readonly planTitle: string
  readonly planNothing: string
  readonly planGo: (to: string) => string
  readonly planChoice: (to: string) => string
  readonly planStay: string
  readonly planOpen: string
  readonly close: string
  readonly rule: (id: string) => string
  readonly explaining: string
  readonly noReason: string
  readonly notOffered: string
  readonly offered: string
  readonly choose: string
  readonly or: string
  readonly region: string
  readonly unexplored: string
  readonly unexploredTower: string
  readonly unexploredText: string
  readonly scouted: (name: string) => string
  readonly seaTower: string
  readonly home: (faction: string) => string
  readonly terrain: string
  readonly yields: (what: string) => string
  readonly yieldsNothing: string
  readonly scores: (points: string) => string
  readonly hasX: string
  readonly edges: (names: string) => string
  readonly alignment: { readonly empire: string; readonly chaos: string }
  readonly curse: string
  readonly capitalFlipped: string
  readonly haven: (who: string) => string
  readonly wall: string
  readonly tower: string
  readonly hero: (name: string, who: string) => string
  readonly threat: (n: number, of: number) => string
  readonly initiative: (n: number) => string
  readonly tokens: (n: number) => string
  readonly target: (where: string) => string
  readonly targetOf: (name: string) => string
  readonly onCard: (what: string) => string
  readonly legion: string
  readonly horde: string
  readonly archery: string
  readonly clash: string
  readonly fight: string
  readonly empty: string
  readonly turnTitle: string
  readonly turnHelp: string
  readonly turnLeft: string
  readonly turnRight: string
  readonly turnLay: string
  readonly position: (n: number) => string
  readonly points: string
  readonly pointSign: string
  readonly lead: (n: number) => string
  readonly behind: (n: number) => string
  readonly leads: string
  readonly chapter: (n: number, of: number) => string
  readonly setup: string
  readonly firstPlayer: (who: string) => string
  readonly now: string
  readonly nextOfNemesis: string
  readonly nextNothing: string
  readonly showPlan: string
  readonly orMore: (n: number) => string
  readonly actHere: string
  readonly actFar: string
  readonly into: { readonly move: string; readonly command: string }
  readonly army: (units: string) => string
  readonly chance: (percent: string) => string
  readonly firstCombat: string
  readonly heroOnly: string
  readonly tools: string
}

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const BOARD_STRINGS: Readonly<Record<Lang, BoardStrings>> = {
  en: {
    board: 'Map of the frozen land',
    help: 'Arrow keys go from hex to hex, Tab through what is on offer, Enter chooses, I tells about the hex, N shows what the Nemesis will do, plus and minus zoom, 0 shows everything, Escape closes.',
    noCells: 'The map is being laid out.',
    zoomIn: 'Nearer',
    zoomOut: 'Farther',
    zoomFit: 'Show everything',
    plan: 'What will the Nemesis do? (N)',
    planTitle: 'What the Nemesis will do',
    planNothing: 'Nobody has an Activation Token: no Legion and no Horde will move.',
    planGo: (to) => `goes to ${to}`,
    planChoice: (to) => `goes to one of these, the first player chooses: ${to}`,
    planStay: 'stays',
    planOpen: 'then it depends on the fight or the choice',
    close: 'Close',
    rule: (id) => `Rule ${id}`,
    explaining: 'Looking it up …',
    noReason: 'Nothing is asked about this now.',
    notOffered: 'Not possible now',
    offered: 'On offer',
    choose: 'What do you choose?',
    or: 'or',
    region: 'Region, Ice Waste',
    unexplored: 'Unexplored hex',
    unexploredTower: 'Unexplored Sea Tower',
    unexploredText: 'What is here shows when somebody explores it.',
    scouted: (name) => `Somebody has looked: ${name}`,
    seaTower: 'Sea Tower',
    home: (faction) => `Home of ${faction}`,
    terrain: 'Terrain',
    yields: (what) => `Brings ${what}`,
    yieldsNothing: 'Brings nothing',
    scores: (points) => `Worth ${points}`,
    hasX: '⊗: no Haven can stand here',
    edges: (names) => `Impassable towards ${names}`,
    alignment: { empire: 'Alignment: Empire', chaos: 'Alignment: Chaos' },
    curse: 'Curse',
    capitalFlipped: 'The Capital has fallen',
    haven: (who) => `Haven of ${who}`,
    wall: 'Wall',
    tower: 'Tower',
    hero: (name, who) => (name === who ? `Hero ${name}` : `Hero ${name} (${who})`),
    threat: (n, of) => `Threat ${n} of ${of}`,
    initiative: (n) => `Initiative ${n}`,
    tokens: (n) => plural(n, 'Activation Token', 'Activation Tokens'),
    target: (where) => `Target: ${where}`,
    targetOf: (name) => `Target of ${name}`,
    onCard: (what) => `On the card: ${what}`,
    legion: 'Legion',
    horde: 'Horde',
    archery: 'Archery',
    clash: 'Clash',
    fight: 'It is being fought here',
    empty: 'Nobody is here.',
    turnTitle: 'How shall the tile lie?',
    turnHelp: 'Nobody but Heroes crosses the red edges.',
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    turnLay: 'Lay it like this',
    position: (n) => `Position ${n}`,
    points: 'Victory points',
    pointSign: 'VP',
    lead: (n) => `${n} ahead of the Nemesis`,
    behind: (n) => (n === 0 ? 'level with the Nemesis: that is not enough' : `${n} behind the Nemesis`),
    leads: 'leads',
    chapter: (n, of) => `Chapter ${n} of ${of}`,
    setup: 'Setup',
    firstPlayer: (who) => `First player: ${who}`,
    now: 'now',
    nextOfNemesis: 'Nemesis next',
    nextNothing: 'no Activation Token lies: nobody moves',
    showPlan: 'Shows the way on the map, a click tells everything',
    orMore: (n) => `or ${n} more`,
    actHere: 'What shall be done here?',
    actFar: 'None of your pieces is next to this hex.',
    into: { move: 'Move here', command: 'Command here' },
    army: (units) => `with everybody in reach: ${units}`,
    chance: (percent) => `${percent} to win`,
    firstCombat: 'Only the first combat; more enemies stand there.',
    heroOnly: 'No Unit can get there, only your Hero.',
    tools: 'View',
  },
  de: {
    board: 'Karte des vereisten Landes',
    help: 'Pfeiltasten gehen von Hexfeld zu Hexfeld, Tab durch alles Mögliche, Enter wählt, I erzählt vom Hexfeld, N zeigt, was die Nemesis tun wird, Plus und Minus vergrößern und verkleinern, 0 zeigt alles, Escape schließt.',
    noCells: 'Die Karte wird ausgelegt.',
    zoomIn: 'Näher',
    zoomOut: 'Weiter weg',
    zoomFit: 'Alles zeigen',
    plan: 'Was wird die Nemesis tun? (N)',
    planTitle: 'Was die Nemesis tun wird',
    planNothing: 'Niemand hat einen Aktivierungsmarker: Keine Legion und keine Horde bewegt sich.',
    planGo: (to) => `geht nach ${to}`,
    planChoice: (to) => `geht auf eines davon, der Startspieler wählt: ${to}`,
    planStay: 'bleibt',
    planOpen: 'danach kommt es auf Kampf oder Wahl an',
    close: 'Schließen',
    rule: (id) => `Regel ${id}`,
    explaining: 'Wird nachgeschlagen …',
    noReason: 'Danach wird gerade nicht gefragt.',
    notOffered: 'Jetzt nicht möglich',
    offered: 'Wählbar',
    choose: 'Was wählst du?',
    or: 'oder',
    region: 'Region, Eiswüste',
    unexplored: 'Unerkundetes Hexfeld',
    unexploredTower: 'Unerkundeter Seeturm',
    unexploredText: 'Was hier ist, zeigt sich, wenn jemand es erkundet.',
    scouted: (name) => `Jemand hat nachgesehen: ${name}`,
    seaTower: 'Seeturm',
    home: (faction) => `Heimat der Fraktion ${faction}`,
    terrain: 'Gelände',
    yields: (what) => `Bringt ${what}`,
    yieldsNothing: 'Bringt nichts',
    scores: (points) => `${points} wert`,
    hasX: '⊗: Hier kann keine Zuflucht stehen',
    edges: (names) => `Unpassierbar nach ${names}`,
    alignment: { empire: 'Gesinnung: Imperium', chaos: 'Gesinnung: Chaos' },
    curse: 'Fluch',
    capitalFlipped: 'Die Hauptstadt ist gefallen',
    haven: (who) => `Zuflucht von ${who}`,
    wall: 'Wall',
    tower: 'Turm',
    hero: (name, who) => (name === who ? `Held ${name}` : `Held ${name} (${who})`),
    threat: (n, of) => `Bedrohung ${n} von ${of}`,
    initiative: (n) => `Initiative ${n}`,
    tokens: (n) => plural(n, 'Aktivierungsmarker', 'Aktivierungsmarker'),
    target: (where) => `Ziel: ${where}`,
    targetOf: (name) => `Ziel von: ${name}`,
    onCard: (what) => `Auf der Karte: ${what}`,
    legion: 'Legion',
    horde: 'Horde',
    archery: 'Fernkampf',
    clash: 'Nahkampf',
    fight: 'Hier wird gekämpft',
    empty: 'Niemand ist hier.',
    turnTitle: 'Wie soll das Hexfeld liegen?',
    turnHelp: 'Über die roten Kanten kommen nur Helden.',
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    turnLay: 'So hinlegen',
    position: (n) => `Lage ${n}`,
    points: 'Siegpunkte',
    pointSign: 'SP',
    lead: (n) => `${n} vor der Nemesis`,
    behind: (n) => (n === 0 ? 'gleichauf mit der Nemesis: das reicht nicht' : `${n} hinter der Nemesis`),
    leads: 'führt',
    chapter: (n, of) => `Kapitel ${n} von ${of}`,
    setup: 'Aufbau',
    firstPlayer: (who) => `Startspieler: ${who}`,
    now: 'jetzt',
    nextOfNemesis: 'Nemesis als Nächstes',
    nextNothing: 'kein Aktivierungsmarker liegt: Niemand bewegt sich',
    showPlan: 'Zeigt den Weg auf der Karte, ein Klick sagt alles',
    orMore: (n) => `oder ${n} andere`,
    actHere: 'Was soll hier geschehen?',
    actFar: 'Keine deiner Figuren steht neben diesem Hexfeld.',
    into: { move: 'Hierher bewegen', command: 'Kommando hierher' },
    army: (units) => `mit allen in Reichweite: ${units}`,
    chance: (percent) => `${percent} Siegchance`,
    firstCombat: 'Nur der erste Kampf; dort stehen noch mehr Feinde.',
    heroOnly: 'Keine Einheit kommt dorthin, nur dein Held.',
    tools: 'Ansicht',
  },
}
