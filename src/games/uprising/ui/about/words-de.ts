import { BOARD_STRINGS } from '../board-strings.ts'
import { SHELL } from '../shell-strings.ts'
import { de as s } from '../strings-de.ts'
import type { AboutText, WrittenId } from './ids.ts'

const { de: b } = BOARD_STRINGS
const {
  de: { phases },
} = SHELL

export const aboutDe: Readonly<Record<WrittenId, AboutText>> = {
  'side:empire': [
    s.empire,
    'Euer Gegner mit Legionen und Garnisonen. Niemand spielt es: Regeln und Karten sagen, was es tut.',
  ],
  'side:chaos': [
    s.chaos,
    'Euer Gegner mit Horden, Skeletten und Flüchen. Es handelt von selbst und kämpft auch gegen das Imperium.',
  ],
  'piece:hero': [
    s.kinds.hero,
    'Führt alle deine Aktionen aus und darf überallhin. Helden sind unverwundbar, kämpfen und verteidigen aber nicht.',
  ],
  'piece:haven': [
    'Zuflucht',
    'Hier baust du Einheiten, Wall und Turm. Sie bringt in jedem Kapitel Güter und in jeder Auswertung Punkte.',
  ],
  'piece:wall': [
    s.wall,
    'Gibt dir in jeder Nahkampfrunde 1 blauen Würfel, solange eine deiner Einheiten dahinter steht.',
  ],
  'piece:tower': [s.tower, 'Gibt dir im Fernkampf und in jeder Nahkampfrunde 1 weißen Würfel, solange er besetzt ist.'],
  'piece:garrison': [
    'Garnison',
    'Eine Einheit des Imperiums; bis zu drei stehen zusammen und werfen dann mehr Würfel. Jede zerstörte bringt dir Punkte.',
  ],
  'piece:skeleton': [
    'Skelett',
    'Eine Einheit des Chaos mit 1 rotem Würfel im Nahkampf. Zerstörte bringen dir Punkte; drei auf einem Hexfeld werden eine Horde.',
  ],
  'piece:curse': [
    b.curse,
    'Das Land verliert Gelände, Güter und Punkte, keine Zuflucht kann hier stehen, und nur das Chaos nutzt Blitze.',
  ],
  'piece:target': [
    'Ziel',
    'Darauf hat es eine Legion abgesehen: eine Zuflucht oder die Hauptstadt. Es wandert erst, wenn die Zuflucht fort ist.',
  ],
  'card:legion': [
    s.kinds.legion,
    'Ein Heer des Imperiums. Für jeden Aktivierungsmarker lässt es eine Garnison zurück und rückt 1 Hexfeld auf sein Ziel vor.',
  ],
  'card:horde': [
    s.kinds.horde,
    'Ein Heer des Chaos. Für jeden Aktivierungsmarker legt es einen Fluch und zieht 1 Hexfeld, nie weiter weg von der Hauptstadt.',
  ],
  'card:druid': [s.kinds.druid, 'Hilft euch allen im Kampf: Ein geworfener Blitz kann seine Gotteskraft wecken.'],
  'card:item': [
    s.kinds.item,
    'Auf dem Markt für Salz zu haben, wenn dein Held die Anforderung erfüllt. Danach gehört es dir.',
  ],
  'card:quest': [
    s.kinds.quest,
    'Eine Aktion auf gut Glück: Deine Heldenwürfel müssen genug Ziele erreichen. Das geht von überall.',
  ],
  'card:event': [
    s.kinds.event,
    'Eines wird in jedem Kapitel aufgedeckt und von oben nach unten ausgeführt. Was es offen lässt, entscheidet der Startspieler.',
  ],
  'card:feat': [
    s.kinds.feat,
    'Was dein Held über die Regeln hinaus kann. In jeder Bauphase kommt eine dazu; sie zu nutzen ist keine Aktion.',
  ],
  'card:hero': [
    s.kinds.hero,
    'Du wählst einen der beiden deiner Fraktion, mit eigenen Attributen und zehn eigenen Fähigkeiten.',
  ],
  'card:faction': [
    'Fraktion',
    'Dein Volk mit seiner Heimat, vier Arten von Einheiten, eigenen Preisen und eigener Produktion.',
  ],
  'card:turned': ['Verdeckt', 'Diese Karte ist benutzt. In der nächsten Auffrischung wird sie wieder aufgedeckt.'],
  'card:back': [s.hiddenDruid, 'In jeder Auffrischung wird einer aufgedeckt; bis dahin hilft er niemandem.'],
  'card:empty': ['Leerer Platz', 'Hier liegt gerade nichts: Die Karte ist weg oder das Deck leer.'],
  'hex:unexplored': [
    b.unexplored,
    'Verdeckt: Deine Einheiten dürfen nicht hinein. Dein Held schon; mit Erkunden dreht er es um.',
  ],
  'hex:unexplored-tower': [
    b.unexploredTower,
    'Ein verdeckter Seeturm. Ist er erkundet, grenzt für alle, die darauf stehen, jedes Hexfeld an.',
  ],
  'hex:region': [
    'Region',
    'Von Anfang an offene Eiswüste. Helden und Einheiten dürfen hinein, eine Zuflucht kann hier nicht stehen.',
  ],
  'icon:edge': ['Unpassierbare Kante', 'Keine Einheit kommt hinüber, egal von wem. Helden schon.'],
  'icon:no-haven': ['⊗', 'Auf diesem Hexfeld kann nie eine Zuflucht entstehen.'],
  'icon:alignment-empire': [
    b.alignment.empire,
    'Ist das Hexfeld beim Erkunden leer, kommen Truppen des Imperiums hierher.',
  ],
  'icon:alignment-chaos': [b.alignment.chaos, 'Ist das Hexfeld beim Erkunden leer, kommen Truppen des Chaos hierher.'],
  'icon:scouted': ['Angesehen', 'Jemand hat dieses verdeckte Hexfeld gesehen; alle dürfen wissen, wie es heißt.'],
  'icon:fight': [s.stage, b.fight + ', bis eine Seite niemanden mehr hat. Rückzug gibt es nicht.'],
  'icon:skull': ['Schädel', 'Jeder Schädel, den kein Schild aufhält, ist 1 Schaden für die Gegenseite.'],
  'icon:shield': ['Schild', 'Jeder Schild hebt 1 Schädel der Gegenseite auf.'],
  'icon:bolt': ['Blitz', 'Jeder Blitz hebt 1 gegnerischen Schild auf oder bezahlt eine Gotteskraft oder Karte.'],
  'icon:die': [
    'Würfel',
    'Die Farbe sagt, wie stark er ist, von weiß bis schwarz; die Punkte in der Ecke zählen dasselbe.',
  ],
  'icon:advanced': [s.advanced, 'Aus dem schwereren Teil der Schachtel: verwickelter und härter.'],
  'icon:first-player': [
    s.firstPlayer,
    'Ist zuerst am Zug und hat das letzte Wort, wo ihr gemeinsam entscheidet, auch für die Nemesis.',
  ],
  'icon:exchange': [
    '3 für 1',
    'Wann immer du willst, gibt die Bank 1 Ressource für 3 gleiche andere. Das ist keine Aktion.',
  ],
  'icon:godpower': [
    s.godpower,
    'Was ein geworfener Blitz auslöst, nur im Kampf. Die Nemesis nutzt ihre eigene immer zuerst.',
  ],
  'icon:ability': [s.ability, 'Was diese Karte in jedem ihrer Kämpfe ändert.'],
  'icon:immediate': [s.immediate, 'Geschieht einmal, sobald die Karte ins Spiel kommt, noch vor allem anderen.'],
  'icon:destroyed': [
    s.destroyed,
    'Was ihre Vernichtung auslöst. Warst du es, bekommst du die Punkte und alles Weitere.',
  ],
  'icon:goal': [
    'Questziel',
    'Erreicht, wenn deine Würfel mindestens so viele davon zeigen. Ist die Quest gelöst, zahlt sich jedes aus.',
  ],
  'icon:bonus': [s.bonus, 'Zusätzliche Würfel für diese Quest, wenn das hier auf dich zutrifft.'],
  'icon:solve': [s.solve, 'Was du bekommst, wenn du genug Ziele erreichst, neben dem, was die Ziele selbst bringen.'],
  'icon:fail': [s.fail, 'Was geschieht, wenn es zu wenige sind; dann bringt auch kein erreichtes Ziel etwas.'],
  'icon:needs': [s.needs, 'So viel von diesem Attribut muss dein Held haben, um das Item zu kaufen oder anzunehmen.'],
  'icon:raises': ['+1', 'Diese Fähigkeit hebt ein Attribut: Du wirfst einen Heldenwürfel mehr.'],
  'icon:reroll': [s.rerolled, 'Diese Würfel fielen noch einmal; nur was sie jetzt zeigen, zählt.'],
  'icon:extra-dice': [s.extraDice, 'Nach dem Schaden geworfen; ihre Schädel treffen sofort.'],
  'icon:hero-roll': [s.heroRoll, 'Ein Würfel für jeden Punkt deiner vier Attribute, dazu was Karten beisteuern.'],
  'icon:market': [
    s.market,
    'Drei Items für Salz. Jede Auffrischung bringt neue, und was gekauft ist, wird gleich ersetzt.',
  ],
  'icon:graveyard': [
    'Friedhof',
    'Wer zerstört ist, liegt hier bis zur Auswertung. Jede Fraktion mit Einheiten hier bringt diesem Gegner Punkte.',
  ],
  'icon:in-play': [s.cardsInPlay, 'In der Reihenfolge, in der sie handeln: die niedrigste Initiative zuerst.'],
  'icon:plan': [s.preview, 'Wer nach jetzigem Stand wohin zieht, der Reihe nach, bei jedem Schritt mit der Regel.'],
  'number:vp': [
    'Siegpunkte',
    'Am Ende braucht jede Fraktion mehr Siegpunkte als das Imperium und mehr als das Chaos. Bleibt eine zurück, verlieren alle.',
  ],
  'number:lead': ['Vorsprung', 'Abstand dieser Fraktion zur stärkeren Nemesis. Am Ende muss er über 0 liegen.'],
  'number:ap': [s.ap, 'Jede Aktion kostet 1. Zurück kommen sie erst in der nächsten Auffrischung.'],
  'number:initiative': [
    s.initiative,
    'Die niedrigste handelt in der Nemesisphase zuerst und wird auch zuerst bekämpft.',
  ],
  'number:threat': [
    s.threat,
    'Stärke und Leben in einem: Sie nennt die Zeile der Würfel, jeder Schaden senkt sie um 1, bei 0 ist die Karte vernichtet.',
  ],
  'number:token': [
    'Aktivierungsmarker',
    'Für jeden handelt die Karte in der Nemesisphase einmal. Karten ohne Marker bleiben stehen.',
  ],
  'number:hex-points': ['Punkte des Hexfelds', 'Wer hier eine Zuflucht hat, bekommt sie am Ende jedes Kapitels.'],
  'number:price': ['Preis', 'Was ein Stück beim Bauen kostet. Bei „oder“ wählst du jedes Mal neu.'],
  'number:item-price': ['Preis', 'So viel Salz kostet das Item, dazu 1 AP. Auf einem Seeturm ist es 1 Salz weniger.'],
  'number:event-threat': [
    'Bedrohung des Ereignisses',
    'Damit beginnen Legionen und Horden von nun an, wenn kein Text etwas anderes sagt.',
  ],
  'number:haven-price': [s.havenPrice, 'So viel, dazu 1 AP, und dein Held muss dort stehen, wo sie hinkommt.'],
  'number:production': [
    s.production,
    'Was deine Fraktion je Kapitel einbringt: mehr, je mehr Zufluchten auf der Karte stehen. Deren Hexfelder kommen dazu.',
  ],
  'number:reserve': [
    'In der Reserve',
    'So viele kannst du noch bauen. Die auf einem Friedhof kommen nach der Auswertung zurück.',
  ],
  'number:deck': ['Karten im Deck', 'So viele liegen noch verdeckt; ihre Reihenfolge kennt niemand.'],
  'number:feat-deck': [
    'Fähigkeitendeck',
    'In jeder Bauphase siehst du die obersten zwei: Eine kommt ins Spiel, die andere nach unten.',
  ],
  'number:locked': [
    'AP auf der Karte',
    'Sie bleiben dort liegen und kommen auch in der Auffrischung nicht zurück, bis die Karte sie freigibt.',
  ],
  'number:goals': ['Nötige Ziele', 'Erreichst du mindestens so viele, egal welche, ist die Quest gelöst.'],
  'number:strength': [
    'Stärke',
    'Was auf dieser Seite kämpft, zusammengezählt: jede Einheit, dazu die Bedrohung von Legionen und Horden.',
  ],
  'number:damage': [
    'Schaden',
    'Jeder zerstört 1 Einheit, Garnison oder Skelett oder senkt die Bedrohung einer Legion oder Horde um 1.',
  ],
  'number:chance': ['Chance', 'Aus allen Würfeln genau berechnet, bevor einer fällt.'],
  'resource:salt': [s.resources[0], 'Damit kaufst du Items auf dem Markt. Ein Handel bringt 1.'],
  'resource:plunder': [s.resources[1], 'Bezahlt Zufluchten, Wälle, Türme und viele Einheiten.'],
  'resource:food': [s.resources[2], 'Wirbt Einheiten an, und jedes Kommando kostet 1.'],
  'resource:any': ['Beliebige Ressource', 'Zahle mit Salz, Beute oder Nahrung, gemischt wie du willst.'],
  'attribute:might': [s.attributes[0], 'Jeder Punkt ist 1 roter Heldenwürfel: viele Schädel.'],
  'attribute:magic': [s.attributes[1], 'Jeder Punkt ist 1 violetter Heldenwürfel: Blitze und Schädel.'],
  'attribute:leadership': [s.attributes[2], 'Jeder Punkt ist 1 blauer Heldenwürfel: Schilde und Schädel.'],
  'attribute:guile': [
    s.attributes[3],
    'Jeder Punkt ist 1 Heldenwürfel, weiß oder gelb, wie du es vor dem Wurf bestimmst.',
  ],
  'class:warrior': [s.classes[0], 'Würfelt im Nahkampf.'],
  'class:archer': [s.classes[1], 'Würfelt im Fernkampf, bevor jemand herankommt, und dann auch im Nahkampf.'],
  'class:rider': [s.classes[2], 'Würfelt im Nahkampf, im Ödland auch im Fernkampf.'],
  'rank:basic': [s.ranks[0], 'Eine einfache Einheit. Manche Karten meinen nur diesen Rang.'],
  'rank:elite': [s.ranks[1], 'Eine teure Einheit mit besserem Würfel. Manche Karten meinen nur diesen Rang.'],
  'phase:refresh': [phases.refresh, 'Karten werden aufgedeckt, AP kommen zurück, Markt und Quests liegen neu aus.'],
  'phase:events': [
    phases.events,
    'Alle Bedrohung steigt, das Ereignis des Kapitels tritt ein, und jede Legion und Horde bekommt einen Aktivierungsmarker, im letzten Kapitel zwei.',
  ],
  'phase:build': [
    phases.build,
    'Alle zugleich wählt ihr eine Fähigkeit und kauft bei euren Zufluchten Einheiten, Wälle und Türme.',
  ],
  'phase:actions': [
    phases.actions,
    'Reihum, bis alle AP verbraucht sind: Bewegung und Handel nach Belieben, dann beendet eine andere Aktion den Zug.',
  ],
  'phase:nemesis': [
    phases.nemesis,
    'Legionen und Horden handeln von selbst, die niedrigste Initiative zuerst, einmal je Marker.',
  ],
  'phase:production': [
    phases.production,
    'Ihr bekommt, was eure Fraktionsübersicht zeigt und was die Hexfelder eurer Zufluchten bringen.',
  ],
  'phase:scoring': [
    phases.scoring,
    'Erst wertet das Imperium, dann das Chaos, dann ihr: Zufluchten, ihre Hexfelder, Güter gegen Punkte.',
  ],
  'part:before': [
    s.parts.before,
    'Einmal: Das Gelände wird geprüft, und Karten für diesen Zeitpunkt dürfen genutzt werden.',
  ],
  'part:archery': [
    s.parts.archery,
    'Einmal: Nur Schützen und was sonst schießt würfeln. Wer hier fällt, fehlt im Nahkampf.',
  ],
  'part:clash': [s.parts.clash, 'Alle würfeln, beide Seiten zugleich, immer wieder, bis eine niemanden mehr hat.'],
  'part:after': [
    s.parts.after,
    'Eine Zuflucht in Feindeshand ist verloren, vernichtete Karten wirken, Karten für diesen Zeitpunkt dürfen genutzt werden.',
  ],
  'step:beforeRolling': [
    s.steps['beforeRolling'],
    'Beide Seiten sammeln ihre Würfel: Einheiten, Wall und Turm, Karten.',
  ],
  'step:rolling': [s.steps['rolling'], 'Beide werfen zugleich; niemand fällt, ohne geworfen zu haben.'],
  'step:reroll': [s.steps['reroll'], 'Gelände und Karten lassen dich manche deiner eigenen Würfel noch einmal werfen.'],
  'step:beforeDamage': [
    s.steps['beforeDamage'],
    'Blitze, Gotteskräfte und Karten ändern das Ergebnis, bevor es weh tut.',
  ],
  'step:damage': [
    s.steps['damage'],
    'Schädel, die kein Schild aufhält, treffen beide Seiten zugleich. Du wählst, wen du verlierst.',
  ],
  'step:afterDamage': [
    s.steps['afterDamage'],
    'Es gibt Punkte für Garnisonen und Skelette, und Karten für diesen Zeitpunkt dürfen genutzt werden.',
  ],
  'look:cards': [
    s.looks.cards,
    'Deine Fähigkeiten, Items und Quests in Groß. Fähigkeiten und Items dürfen zusammen höchstens 10 sein.',
  ],
  'look:table': [
    s.looks.table,
    'Items, Quests, Druiden und das Ereignis: für alle gleich, wo auch immer dein Held steht.',
  ],
  'look:nemesis': [
    s.looks.nemesis,
    'Legionen und Horden im Spiel, was sie tun werden, was noch kommt, und die Friedhöfe.',
  ],
  'button:purse': [
    'AP und Ressourcen',
    'Was du ausgeben kannst. 3 gleiche lassen sich jederzeit gegen 1 andere tauschen; ein Klick zeigt, wie.',
  ],
  'button:no-more-cards': [
    s.noMoreCards,
    'Solange nichts Neues einsetzbar ist, passt der Tisch für dich. Derselbe Knopf nimmt das jederzeit zurück.',
  ],
  'button:choice': ['Antwort', 'Was du hier wählst, gilt sofort.'],
  'button:edge': [
    'Da ist noch mehr',
    'Holt her, was nicht daneben passt; die Reihe lässt sich auch mit dem Finger schieben.',
  ],
  'button:everybody': [s.everybody, 'Das ganze Kommando in einem Schritt: alle, die hinkommen, so weit Platz ist.'],
  'button:fold': [s.fold, 'Gibt den Blick auf die Karte darunter frei. Gewählt wird damit nichts.'],
  'button:look': ['In Groß', 'Zeigt die ganze Karte, ohne sie zu wählen.'],
  'button:site': [
    'Wo gebaut wird',
    'Eine deiner Zufluchten. Eine graue kann es gerade nicht aufnehmen und sagt, warum.',
  ],
  'button:turn': ['Hexfeld drehen', 'Bestimme, wo seine unpassierbaren Kanten liegen; es kostet nichts.'],
  'button:lay': [b.turnLay, 'Danach bleibt das Hexfeld so liegen.'],
}
