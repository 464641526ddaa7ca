import type { FixedId } from './fixed.ts'
import type { AboutWords } from './words.ts'

export const ABOUT_DE: Readonly<Record<FixedId, AboutWords>> = {
  'icon:life': [
    'So viele Wunden vernichten eine Figur dieser Karte. Jeder Totenkopf, den kein Schild blockt, ist eine.',
  ],
  'icon:move': ['So viele Felder darf eine Figur im Zug weit gehen. Jede Ebene hinauf zählt wie ein Feld mehr.'],
  'icon:range': ['So viele Felder darf ein Ziel höchstens entfernt sein. Bei Reichweite 1 muss es daneben stehen.'],
  'icon:attack': [
    'So viele Würfel wirft der Angreifer, und jeder Totenkopf ist ein Treffer. Höhe, Glyphen und Fähigkeiten bringen weitere.',
  ],
  'icon:defense': ['So viele Würfel wirft, wer angegriffen wird, und jeder Schild blockt einen Totenkopf.'],
  'icon:height': [
    'So viele Ebenen ist die Figur groß. Im Masterspiel klettert sie auf einmal nicht höher, und eine so tiefe Stufe hinab kann sie verletzen: Es wird gewürfelt.',
  ],
  'icon:grenade': ['Die Granaten dieser Karte sind noch nicht geworfen. Es gibt sie nur einmal im Spiel.'],
  'icon:spirit': ['Der Geist eines gefallenen Helden stärkt diese Karte bis zum Ende des Spiels.'],
  'icon:taken': ['Die Karte gehört jetzt jemand anderem; die Ablaufmarker darauf sind entfernt.'],
  'icon:scout': ['Betritt dieser Held den Stützpunkt, ist die Schlacht gewonnen. Das weiß nur, wem er gehört.'],
  'icon:scoutHidden': ['Unter diesem Glyphen kann sich der geheime Kundschafter verbergen, oder niemand.'],

  'trait:general': [
    'Wem die Karte dient. Fähigkeiten anderer Karten können sich darauf beziehen; eine Armee darf alle Generäle mischen.',
    'Walküren-General',
  ],
  'trait:rarity': [
    'Eine einzigartige Karte kann nur einmal in deiner Armee sein, eine allgemeine mehrmals.',
    'Einzigartig oder allgemein',
  ],
  'trait:kind': [
    'Ein Held ist eine einzelne Figur, eine Truppe besteht aus zwei oder mehr Figuren, die gemeinsam handeln.',
    'Held oder Truppe',
  ],
  'trait:species': ['Bewirkt allein nichts. Fähigkeiten anderer Karten können sich darauf beziehen.', 'Spezies'],
  'trait:class': ['Bewirkt allein nichts. Fähigkeiten anderer Karten können sich darauf beziehen.', 'Klasse'],
  'trait:personality': [
    'Bewirkt allein nichts. Fähigkeiten anderer Karten können sich darauf beziehen.',
    'Persönlichkeit',
  ],
  'trait:size': ['Ein eigenes Merkmal: Manche Fähigkeiten wirken nur auf bestimmte Größen.', 'Größe'],
  'trait:basicSide': ['Die Seite für das Grundspiel: vier Werte, kein Leben, keine Fähigkeiten.'],
  'trait:masterSide': ['Die Seite für das Masterspiel, mit Leben, Punkten und Sonderfähigkeiten.'],

  'number:points': [
    'So viel kostet die Karte beim Zusammenstellen, und so viel zählt sie, solange eine ihrer Figuren steht.',
  ],
  'number:pointsLeft': ['So viel darfst du noch für Armeekarten ausgeben. Was übrig bleibt, verfällt.', 'Punkte übrig'],
  'number:pointsOn': [
    'Die vollen Punkte jeder Karte, von der noch eine Figur steht. Wo das Szenario nach Punkten wertet, gewinnen nach der letzten Runde die meisten.',
    'Punkte auf dem Schlachtfeld',
  ],
  'number:figuresOn': ['Wer keine Figur mehr auf dem Schlachtfeld hat, hat verloren.', 'Figuren auf dem Schlachtfeld'],
  'number:figures': [
    'So viele Figuren dieser Karte stehen noch. Fällt die letzte, ist die Karte aus dem Spiel.',
    'Figuren der Karte',
  ],
  'number:wounds': ['So viel Leben hat dieser Held noch. Wunden bleiben, bis sie geheilt werden.', 'Übriges Leben'],
  'number:initiative': [
    'Wer am höchsten gewürfelt hat, zieht jeweils zuerst; die anderen folgen im Uhrzeigersinn.',
    'Platz in dieser Runde',
  ],
  'number:round': [
    'Welche Runde oder welcher Zug gespielt wird. Eine Runde des Masterspiels hat drei Züge für jeden.',
    'Runde',
  ],
  'number:turn': ['Jeder hat drei Züge in einer Runde: Marker 1, 2 und 3.', 'Zug'],
  'number:level': [
    'Wie hoch der Boden liegt: eins für jedes Teil darunter. Wer höher steht, wirft einen Würfel mehr.',
    'Ebene',
  ],
  'number:distance': ['In Feldern gezählt, wer auch dazwischen steht. Ebenen zählen nicht.', 'Entfernung'],
  'number:rise': [
    'So viele Ebenen steht das Ziel höher oder tiefer. Wer höher steht, wirft einen Würfel mehr, ob er angreift oder sich verteidigt.',
    'Höhenunterschied',
  ],
  'number:chances': ['Wie wahrscheinlich jeder Ausgang dieses Angriffs ist, genau berechnet aus den Würfeln beider.'],
  'number:dice': [
    'Der Wert der Karte und was Höhe, Glyphen und Fähigkeiten dazugeben. Nichts davon wird vergessen.',
    'Wie viele Würfel',
  ],
  'number:needed': ['So viel muss der 20-seitige Würfel mindestens zeigen.', 'Nötige Zahl'],

  'marker:1': [
    'Seine Karte handelt in deinem ersten Zug der Runde. Die anderen sehen nur, dass dort ein Marker liegt.',
  ],
  'marker:2': [
    'Seine Karte handelt in deinem zweiten Zug der Runde. Fallen vorher alle ihre Figuren, ist der Zug verloren.',
  ],
  'marker:3': [
    'Seine Karte handelt in deinem dritten Zug der Runde. Fallen vorher alle ihre Figuren, ist der Zug verloren.',
  ],
  'marker:X': ['Eine Täuschung: Er bringt nie einen Zug, und das wissen nur du und dein Team.'],
  'marker:hidden': ['Einer von 1, 2, 3 und X; welcher, wissen nur sein Besitzer und dessen Team.'],

  'phase:start': ['Schlachtfeld, Glyphen und Karten werden so vorbereitet, wie es das Szenario sagt.'],
  'phase:army': ['Alle wählen Armeekarten bis zur Punktgrenze des Szenarios.'],
  'phase:placing': ['Die Figuren kommen in ihre Startzonen.'],
  'phase:drop': [
    'Wer noch in der Luft ist, wirft den 20-seitigen Würfel, um zu landen, bevor die Marker gelegt werden.',
  ],
  'phase:markers': ['Alle legen 1, 2, 3 und X verdeckt auf eigene Karten: Das ist der Plan für die Runde.'],
  'phase:initiative': ['Alle werfen den 20-seitigen Würfel. Wer am höchsten würfelt, beginnt die Runde.'],
  'phase:turns': ['Reihum deckt jeder einen Marker auf, bewegt Figuren dieser Karte und greift mit ihnen an, dreimal.'],
  'phase:roundEnd': [
    'Geprüft wird, was das Szenario am Rundenende wertet, dann beginnt eine neue Runde mit neuen Markern.',
  ],
  'phase:over': ['Eine Seite hat das Ziel des Szenarios erreicht, oder die letzte Runde ist vorbei.'],
  'step:card': [
    'Jetzt steht fest, wessen Figuren handeln: Im Grundspiel wählst du, im Masterspiel sagt es der Marker.',
  ],
  'step:move': ['Figuren der aktiven Karte bewegen sich, jede einmal, vor dem ersten Angriff.'],
  'step:attack': ['Figuren der aktiven Karte greifen an, jede einmal, wer in Reichweite und in Sicht ist.'],

  'terrain:grass': ['Fester Boden: Nur die Ebene zählt.'],
  'terrain:rock': ['Fester Boden: Nur die Ebene zählt.'],
  'terrain:sand': ['Fester Boden wie Gras und Fels, wenn das Szenario ihn nicht zu Schlamm macht.'],
  'terrain:water': ['Wer hineingeht, muss anhalten; dafür verletzt ein Sturz ins Wasser nie.'],
  'terrain:mud': ['In diesem Szenario kostet jedes Feld davon eins mehr.', 'Schlamm'],
  'terrain:ruin': ['Eine Mauer zwischen Feldern: Sie versperrt den Weg und die Sicht dahinter.'],
  'terrain:overhang': ['Über diesem Feld liegt Boden: Darunter passen nur Figuren, die klein genug sind.', 'Überhang'],
  'terrain:zone': ['Hier beginnen die Figuren dieses Spielers.', 'Startzone'],
  'terrain:mist': [
    'Am Ende jeder Runde bekommt eine Wunde, wer im Nebel oder im Wasser steht. Er steigt je Runde um eine Ebene, höchstens bis Ebene 5.',
    'Giftiger Nebel',
  ],
  'glyph:hidden': ['Wer sein Feld betritt, muss anhalten und deckt ihn auf; erst dann weiß man, was er bewirkt.'],

  'die:attack': [
    'Drei Seiten zeigen einen Totenkopf: Jeder ist ein Treffer, wenn kein Schild ihn blockt.',
    'Angriffswürfel',
  ],
  'die:defense': ['Zwei Seiten zeigen einen Schild: Jeder blockt einen Totenkopf.', 'Verteidigungswürfel'],
  'die:strike': [
    'Ein Würfel von jedem Gegner, der zurückbleibt. Jeder Totenkopf ist eine Wunde, nichts blockt ihn.',
    'Hinterherschlagen',
  ],
  'die:fall': ['Wer zu tief hinabsteigt, würfelt. Jeder Totenkopf ist eine Wunde, nichts blockt ihn.', 'Sturzwürfel'],
  'die:d20': ['Entscheidet, wer beginnt und ob eine Fähigkeit gelingt.', '20-seitiger Würfel'],

  'mark:player': ['Farbe und Nummer des Spielers, dem diese Figuren gehören.', 'Wessen Figuren'],
  'mark:onTurn': ['Dieser Spieler bewegt jetzt und greift an.'],
  'mark:gone': ['Alle Figuren dieser Karte sind gefallen. Züge, die ihre Marker noch brächten, sind verloren.'],
  'mark:truce': [
    'Verbündete binden einander nicht. Der erste Angriff unter ihnen beendet den Waffenstillstand endgültig.',
    'Waffenstillstand',
  ],
  'mark:inSight': ['Mindestens ein Teil, der zählt, ist zu sehen. Für einen Angriff muss es auch in Reichweite sein.'],
  'mark:outOfSight': [
    'Gelände, eine Ruine oder Figuren verdecken das Ziel ganz; von dort kann es nicht beschossen werden.',
  ],

  'button:zoomIn': ['Holt das Schlachtfeld näher heran. Jeder darf es jederzeit von überall ansehen.'],
  'button:zoomOut': ['Zeigt mehr vom Schlachtfeld.'],
  'button:fit': ['Zurück zum Blick von deiner Seite des Tischs.'],
  'button:eye': ['Wähle eine Figur und sieh, wen sie sieht, wie weit das ist und was im Weg steht.'],
  'button:ruler': ['Misst Felder, Ebenen und Sicht zwischen zwei Orten oder Figuren.'],
  'button:views': ['Andere Ansichten: von oben, als Plan, Ebene für Ebene.'],
  'button:orbit': ['Das Schlachtfeld räumlich; dreh es mit der rechten Taste oder zwei Fingern.'],
  'button:top': ['Blickt senkrecht hinab: So lassen sich Felder gut zählen.'],
  'button:plan': ['Eine flache Zeichnung mit den Ebenen als Zahlen.'],
  'button:threeD': ['Zurück von der Zeichnung zu Teilen und Figuren.'],
  'button:levels': ['Nimmt das Schlachtfeld von oben auseinander: So sieht man, was unter einem Dach liegt.'],
  'button:inside': ['Was die Figur von ihrem Zielpunkt aus sieht.'],
  'button:outside': ['Dieselben Sichtlinien, von deiner Seite aus gesehen.'],
  'button:again': ['Vergisst beide Enden und fängt neu an.'],
  'button:showCard': ['Die ganze Karte mit ihren Fähigkeiten.', 'Ganze Karte'],
  'button:turnCard': ['Zeigt die andere Seite der Karte; es zählt die Seite dieses Spiels.', 'Karte umdrehen'],
  'button:sort': ['Legt die Karten mit dem höchsten Wert dieser Art nach vorn.'],
  'button:filter': ['Zeigt nur Karten dieser Art.'],
  'button:compare': ['Alle Karten in einer Tabelle, jeder Wert in einer Spalte.'],
  'button:placeForMe': ['Schlägt für jede Figur einen Platz vor. Du kannst ihn ändern, bevor du ihn nimmst.'],
  'button:placeSo': ['Stellt alle Figuren so auf wie vorgeschlagen.'],
  'button:byHand': ['Legt den Vorschlag weg; dann stellst du Figur für Figur auf.'],
  'button:scenario': ['Worum es in der Schlacht geht und was hier besonders ist.'],
  'button:rolls': ['Blättert in den Würfen von vorher.', 'Frühere und spätere Würfe'],
}
