import type { Language } from '../../../protocol/board.ts'
import type { QuestionName } from '../rules/words/explain-words.ts'

/** Why each question is asked, and what it decides. */
export const WHY: Readonly<Record<Language, Readonly<Record<QuestionName, string>>>> = {
  en: {
    action:
      'It is your turn: Move and Trade let you go on, any other Action ends it, and you come round again while you have AP.',
    build:
      'Units bought now fight for the whole Chapter; they appear at your Havens, so think of where enemies will come.',
    buildPayment: 'This piece can be paid for in more than one way; keep what your next Actions will cost.',
    buyItem: 'The Item you take is yours at once, and the market is refilled; your turn ends with it.',
    campWhere:
      'Without a Haven you can build only where your Hero gathers people, so this decides where your new Units stand.',
    chooseAttachedUnit: 'A card lets a Unit that lies on it go; you decide which.',
    chooseAttribute:
      'This Feat can raise one attribute or another; it stays that way and decides which Hero Dice you roll.',
    chooseColour:
      'This die has no colour yet; the stronger it is, the better it rolls, and colours favour different signs.',
    chooseDie: 'An effect touches some of these dice; what you choose changes the result before it counts.',
    chooseDruid: 'A card does something with one Druid, and you decide with which; each helps with another Godpower.',
    chooseExchange: 'A card exchanges goods on better terms than the bank; you decide which and how often.',
    chooseFeat: 'You may pick any Feat of your deck, and it comes into play at once.',
    chooseFromRow: 'A card concerns something that lies open for all; you decide which of them.',
    chooseItem: 'You get one of these Items without buying it; the others do not come to you.',
    chooseNextHex: 'Several hexes are concerned, one after the other; the order can change what happens.',
    chooseOption: 'The card leaves you a choice, and only what you take happens.',
    chooseOrElse: 'The card makes a threat: pay what it asks, or bear what it names.',
    chooseOwnCard: 'An effect costs or turns cards of yours, and you decide which you can spare.',
    choosePlayer: 'The effect is for one of you; help whoever is furthest behind the Nemesis.',
    choosePrice: 'This can be paid for in more than one way, and you decide what you give.',
    chooseQuest:
      'You try one Quest with your Hero Dice: solved, it rewards you, failed, it may hurt, and your turn ends either way.',
    chooseResource: 'The effect lets you decide which goods are meant: Salt buys Items, Plunder builds, Food commands.',
    chooseTrigger: 'Several things would happen at the same moment; you decide which comes first.',
    combatAgainst: 'More than two sides stand on this hex; you decide which two fight first.',
    combatLoss: 'You were hit and choose whom you lose; who is left rolls in the next round.',
    combatWhere: 'There are fights on several hexes; you decide which is fought first.',
    commandHex:
      'You name one hex, and only pieces next to it can go (from a Sea Tower every hex is); enemies there are fought at once.',
    commandPiece:
      'You choose who goes into the hex, 5 Units at most; if enemies are there, these are the ones that fight, to the end.',
    convert: 'Goods left over can become points, for you or for whoever of you needs them more.',
    convertPayment:
      'You decide which goods you give for the point; what you keep serves you in the next Chapter, if there is one.',
    discardForLimit: 'You have more Feats and Items than the limit allows, so one has to go.',
    extraCurse: 'This level of difficulty begins with one more Curse; far from your homes it harms you least.',
    faction: 'It decides your home, your Units and their prices, and between which two Heroes you choose.',
    firstPlayer:
      'The first player has the first turn and the last word in decisions of the group, also about the Nemesis.',
    gift: 'Heroes on one hex may share what they have while they trade; nothing need come back.',
    guileDice:
      'Each point of Guile is a white or a yellow die: yellow shows Skulls, white can show Shields; think of the goals.',
    hero: 'The Hero decides your attributes, and with them your Quests and Items, and the ten Feats you can get.',
    home: 'Here your first Haven stands and your Units will gather; look who is next to it.',
    keepBolts: 'Bolts can cancel Shields now, or be kept for what needs them after the damage.',
    keepFeat: 'One of these Feats joins you for the rest of the game, the other goes under your deck.',
    mapHex: 'An effect happens on a hex, and you decide on which.',
    mapPiece: 'An effect concerns a piece on the map or in a Graveyard, and you decide which.',
    mayDo: 'You are free to use this; read what it costs you before you say yes.',
    moveNemesis: 'An effect moves an enemy, and you decide where to: away from your Havens harms you least.',
    moveTo: 'Your Hero goes one hex for 1 AP and may go on after that; a Hero alone starts no fight.',
    nemesisPath:
      'The rules find several ways equally good for the Nemesis, so you may choose the one that harms you least.',
    orientation: 'Only Heroes cross the impassable edges, so they decide which way Units, yours and theirs, can come.',
    placeWhere:
      'Enemies come onto the map and several hexes are equally fitting; you decide where they trouble you least.',
    skeletonOrder: 'Skeletons of several hexes move one after the other; the order decides who meets whom.',
    skeletonPath: 'The rules find several ways equally good for these Skeletons, so you may choose.',
    targetFaction: 'A new Legion hunts one of you, and you decide together who can bear it best.',
    targetHaven: 'Several Havens are equally weak; the Legion will march on the one you name.',
    useAbility: 'Now is the moment for these cards; you may use them or go on without.',
    whichCard: 'Several Legions or Hordes are equally fitting, so you may choose which of them is meant.',
    whichUnit: 'You get or give a Unit, and you decide of which type.',
  },
  de: {
    action:
      'Du bist am Zug: Nach Bewegung und Handel geht es weiter, jede andere Aktion beendet den Zug, und solange du AP hast, kommst du wieder dran.',
    build:
      'Was du jetzt kaufst, kämpft das ganze Kapitel für dich; es erscheint bei deinen Zufluchten, also denk daran, wo die Gegner hinkommen.',
    buildPayment: 'Das lässt sich verschieden bezahlen; behalte, was deine nächsten Aktionen kosten werden.',
    buyItem: 'Das Item gehört dir sofort, und der Markt wird aufgefüllt; dein Zug endet damit.',
    campWhere: 'Ohne Zuflucht kannst du nur bauen, wo dein Held Leute sammelt; hier stehen dann deine neuen Einheiten.',
    chooseAttachedUnit: 'Eine Karte gibt eine Einheit frei, die auf ihr liegt; du bestimmst, welche.',
    chooseAttribute:
      'Diese Fähigkeit hebt das eine oder das andere Attribut; dabei bleibt es, und danach richten sich deine Heldenwürfel.',
    chooseColour: 'Dieser Würfel hat noch keine Farbe; je stärker, desto besser, und jede Farbe zeigt andere Symbole.',
    chooseDie: 'Ein Effekt betrifft einige dieser Würfel; deine Wahl ändert das Ergebnis, bevor es zählt.',
    chooseDruid:
      'Eine Karte betrifft einen der Druiden, und du bestimmst, welchen; jeder hilft mit einer anderen Gotteskraft.',
    chooseExchange: 'Eine Karte tauscht günstiger als die Bank; du bestimmst, was und wie oft.',
    chooseFeat: 'Du darfst dir aus deinem Deck eine beliebige Fähigkeit suchen, und sie ist sofort im Spiel.',
    chooseFromRow: 'Eine Karte betrifft etwas, das für alle ausliegt; du bestimmst, was davon.',
    chooseItem: 'Eines dieser Items bekommst du, ohne es zu kaufen; die anderen nicht.',
    chooseNextHex: 'Mehrere Hexfelder sind betroffen, eines nach dem anderen; die Reihenfolge kann etwas ändern.',
    chooseOption: 'Die Karte lässt dir die Wahl, und nur das Gewählte geschieht.',
    chooseOrElse: 'Die Karte droht dir: Gib, was sie verlangt, oder ertrage, was sie nennt.',
    chooseOwnCard: 'Ein Effekt kostet dich Karten oder dreht sie um, und du bestimmst, welche du entbehren kannst.',
    choosePlayer: 'Der Effekt gilt einem von euch; am meisten nützt er dem, der am weitesten hinter der Nemesis liegt.',
    choosePrice: 'Das lässt sich verschieden bezahlen, und du bestimmst, was du gibst.',
    chooseQuest:
      'Du versuchst eine Quest mit deinen Heldenwürfeln: Gelöst belohnt sie dich, gescheitert kann sie schaden, und dein Zug endet so oder so.',
    chooseResource: 'Du bestimmst, welche Güter gemeint sind: Salz kauft Items, Beute baut, Nahrung bezahlt Kommandos.',
    chooseTrigger: 'Mehreres würde im selben Augenblick geschehen; du bestimmst, was zuerst kommt.',
    combatAgainst: 'Auf diesem Hexfeld stehen mehr als zwei Seiten; du bestimmst, welche beiden zuerst kämpfen.',
    combatLoss: 'Du bist getroffen und wählst, wen du verlierst; wer bleibt, würfelt in der nächsten Runde.',
    combatWhere: 'Auf mehreren Hexfeldern wird gekämpft; du bestimmst, wo zuerst.',
    commandHex:
      'Du nennst ein Hexfeld, und nur wer daneben steht, kann hinein (von einem Seeturm aus ist es jedes); Gegner dort werden sofort bekämpft.',
    commandPiece:
      'Du wählst, wer hineinzieht, höchstens 5 Einheiten; stehen dort Gegner, kämpfen genau diese bis zum Ende.',
    convert: 'Was übrig ist, kann zu Punkten werden, für dich oder für den von euch, der sie nötiger hat.',
    convertPayment:
      'Du bestimmst, was du für den Punkt gibst; was du behältst, dient dir im nächsten Kapitel, falls noch eines kommt.',
    discardForLimit: 'Du hast mehr Fähigkeiten und Items, als erlaubt sind; eine Karte muss weg.',
    extraCurse: 'Diese Stufe beginnt mit einem Fluch mehr; weit weg von eurer Heimat schadet er am wenigsten.',
    faction:
      'Danach richten sich deine Heimat, deine Einheiten und ihre Preise, und zwischen welchen zwei Helden du wählst.',
    firstPlayer:
      'Der Startspieler ist zuerst am Zug und hat in gemeinsamen Entscheidungen das letzte Wort, auch über die Nemesis.',
    gift: 'Helden auf demselben Hexfeld dürfen beim Handel teilen, was sie haben; zurückgeben muss niemand etwas.',
    guileDice:
      'Jeder Punkt List ist ein weißer oder ein gelber Würfel: Gelb zeigt Schädel, Weiß auch Schilde; denk an die Ziele.',
    hero: 'Der Held bestimmt deine Attribute, damit auch Quests und Items, und die zehn Fähigkeiten, die du bekommen kannst.',
    home: 'Hier steht deine erste Zuflucht, hier sammeln sich deine Einheiten; sieh nach, wer daneben liegt.',
    keepBolts: 'Blitze können jetzt Schilde aufheben oder für das bleiben, was sie nach dem Schaden braucht.',
    keepFeat: 'Eine dieser Fähigkeiten begleitet dich bis zum Ende, die andere kommt unter dein Deck.',
    mapHex: 'Ein Effekt trifft ein Hexfeld, und du bestimmst, welches.',
    mapPiece: 'Ein Effekt trifft ein Teil auf der Karte oder auf einem Friedhof, und du bestimmst, welches.',
    mayDo: 'Du darfst das nutzen, musst aber nicht; lies erst, was es dich kostet.',
    moveNemesis:
      'Ein Effekt bewegt einen Gegner, und du bestimmst wohin: weg von euren Zufluchten schadet am wenigsten.',
    moveTo: 'Dein Held geht für 1 AP ein Hexfeld weit und darf danach weitermachen; allein löst er keinen Kampf aus.',
    nemesisPath: 'Mehrere Wege sind für die Nemesis gleich gut; du darfst den nehmen, der euch am wenigsten schadet.',
    orientation:
      'Über unpassierbare Kanten kommen nur Helden; hier entscheidest du, auf welchen Wegen Einheiten kommen, eure und ihre.',
    placeWhere:
      'Gegner kommen auf die Karte, und mehrere Hexfelder passen gleich gut; du bestimmst, wo sie am wenigsten stören.',
    skeletonOrder: 'Skelette mehrerer Hexfelder ziehen nacheinander; die Reihenfolge bestimmt, wer auf wen trifft.',
    skeletonPath: 'Mehrere Wege sind für diese Skelette gleich gut; du darfst wählen.',
    targetFaction: 'Eine neue Legion jagt einen von euch; ihr bestimmt gemeinsam, wer es am besten verkraftet.',
    targetHaven: 'Mehrere Zufluchten sind gleich schwach; auf die genannte marschiert die Legion.',
    useAbility: 'Jetzt ist der Zeitpunkt für diese Karten; nutze sie oder mach ohne sie weiter.',
    whichCard: 'Mehrere Legionen oder Horden kommen gleichermaßen infrage; du darfst wählen, welche gemeint ist.',
    whichUnit: 'Du bekommst oder gibst eine Einheit und bestimmst, welcher Art.',
  },
}
