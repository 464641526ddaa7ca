import type { Advice, Language } from '../../../../protocol/board.ts'

const MEASURED = 'npm run balance -- uprising --games 200 --vp'

/** By their order: the rule, and what was measured. */
const SOURCES: readonly Omit<Advice, 'text'>[] = [
  { rule: 'UP-BLD-03' },
  { rule: 'UP-CMD-01' },
  { rule: 'UP-HAV-10', measuredBy: MEASURED },
  { rule: 'UP-SCO-06', measuredBy: MEASURED },
  { rule: 'UP-SCO-03' },
  { rule: 'UP-CMB-05' },
  { rule: 'UP-LEG-09' },
  { rule: 'UP-HEX-27' },
  { rule: 'UP-WIN-02' },
  { rule: 'UP-DIF-01', measuredBy: 'npm run balance -- uprising --games 50 --roles 2 --chapters 2 --difficulty rebel' },
]

const EN: readonly string[] = [
  'Begin with many cheap Units: they take the hits, and a crowd beats the lone Garrisons and Skeletons near your home.',
  'Keep 1 Food for a Command and the Plunder for a Haven when you build. The classic opening needs both: walk next door, explore, march in, settle.',
  'Aim for at least one new Haven in every Chapter. In games of our bot Havens brought about a third of a faction’s points, 10.4 each on the easiest level.',
  'Do not let Chaos curse half the map: from the first or second Chapter on one of you should hunt Hordes. Curses brought Chaos 8.7 points on the easiest level and 19.6 on the hardest, more than anything else.',
  'Clear lone Garrisons early. One alone pays the Empire as much as a stack of three and is far easier to beat.',
  'Attack with more dice than the enemy, and look at the chance before you begin: nobody can retreat. Still, lost Units return to your reserve after Scoring, to be built anew, and what they destroyed keeps counting.',
  'Leave a Unit on every Haven once Legions and Hordes are about, and better meet them on ground of your choice, away from Havens without Wall and Tower.',
  'A Sea Tower is worth a detour: from there every hex is adjacent, and Units built there can be commanded anywhere.',
  'Watch the weakest of you, not the strongest. Fight what threatens the others and give them your spare points in Scoring, for one faction behind loses the game for all.',
  'Two Chapters on the easiest level are a good first game: our bot won 31 of 50 of them, with four Chapters 16 of 50.',
]

const DE: readonly string[] = [
  'Fang mit vielen billigen Einheiten an: Sie fangen Treffer ab, und in der Überzahl schlagen sie die einzelnen Garnisonen und Skelette nahe der Heimat.',
  'Behalte beim Bauen 1 Nahrung für ein Kommando und die Beute für eine Zuflucht. Die klassische Eröffnung braucht beides: ein Feld weitergehen, erkunden, einmarschieren, siedeln.',
  'Nimm dir in jedem Kapitel mindestens eine neue Zuflucht vor. In Partien unseres Bots brachten Zufluchten etwa ein Drittel der Punkte einer Fraktion, auf der leichtesten Stufe je 10,4.',
  'Lass das Chaos nicht die halbe Karte verfluchen: Spätestens ab dem zweiten Kapitel sollte einer von euch Horden jagen. Flüche brachten dem Chaos auf der leichtesten Stufe 8,7 und auf der schwersten 19,6 Punkte, mehr als alles andere.',
  'Räume einzelne Garnisonen früh weg. Eine allein bringt dem Imperium so viel wie ein Stapel von dreien und ist viel leichter zu schlagen.',
  'Greif mit mehr Würfeln an, als der Gegner hat, und sieh vorher auf die Chance: Rückzug gibt es nicht. Doch verlorene Einheiten kommen nach der Auswertung in deine Reserve zurück und können neu gebaut werden, und was sie zerstört haben, bleibt gezählt.',
  'Lass auf jeder Zuflucht eine Einheit, sobald Legionen und Horden unterwegs sind, und stell dich ihnen lieber auf Gelände deiner Wahl, nicht bei Zufluchten ohne Wall und Turm.',
  'Ein Seeturm lohnt einen Umweg: Von dort grenzt jedes Hexfeld an, und dort gebaute Einheiten kannst du überallhin kommandieren.',
  'Achtet auf den Schwächsten, nicht auf den Stärksten. Bekämpft auch, was die anderen bedroht, und gebt in der Auswertung Punkte ab, denn eine Fraktion im Rückstand verliert das Spiel für alle.',
  'Zwei Kapitel auf der leichtesten Stufe sind eine gute erste Partie: Unser Bot gewann 31 von 50, mit vier Kapiteln 16 von 50.',
]

const joined = (texts: readonly string[]): Advice[] => texts.map((text, i) => ({ text, ...SOURCES[i] }))

export const strategy: Readonly<Record<Language, readonly Advice[]>> = { en: joined(EN), de: joined(DE) }
