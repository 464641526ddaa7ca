import { BOARD_STRINGS } from '../board-strings.ts'
import { SHELL } from '../shell-strings.ts'
import { en as s } from '../strings-en.ts'
import type { AboutText, WrittenId } from './ids.ts'

const { en: b } = BOARD_STRINGS
const {
  en: { phases },
} = SHELL

export const aboutEn: Readonly<Record<WrittenId, AboutText>> = {
  'side:empire': [
    s.empire,
    'Your enemy with Legions and Garrisons. Nobody plays it: rules and cards say what it does.',
  ],
  'side:chaos': [
    s.chaos,
    'Your enemy with Hordes, Skeletons and Curses. It moves by rules alone and fights the Empire, too.',
  ],
  'piece:hero': [
    s.kinds.hero,
    'Takes all your Actions and may go anywhere. A Hero is never harmed, but neither fights nor defends.',
  ],
  'piece:haven': [
    'Haven',
    'Here you build Units and Defenses. It brings goods every Chapter and points in every Scoring.',
  ],
  'piece:wall': [s.wall, 'Gives you 1 blue die in every Clash Round, as long as a Unit of yours stands behind it.'],
  'piece:tower': [
    s.tower,
    'Gives you 1 white die in Archery and in every Clash Round, as long as a Unit of yours mans it.',
  ],
  'piece:garrison': [
    'Garrison',
    'A Unit of the Empire; up to three stand on a hex and roll more dice together. You score each one you destroy.',
  ],
  'piece:skeleton': [
    'Skeleton',
    'A Unit of Chaos with 1 red die in Clash. You score each one you destroy; three on one hex become a Horde.',
  ],
  'piece:curse': [
    b.curse,
    'The land loses its terrain, goods and points, no Haven can stand here, and only Chaos can use Bolts.',
  ],
  'piece:target': [
    'Target',
    'What a Legion is after: a Haven, or the Capital. It moves on only when that Haven is gone.',
  ],
  'card:legion': [
    s.kinds.legion,
    'An army of the Empire. For each Activation Token it leaves a Garrison and goes 1 hex towards its Target.',
  ],
  'card:horde': [
    s.kinds.horde,
    'An army of Chaos. For each Activation Token it lays a Curse and goes 1 hex, never farther from the Capital.',
  ],
  'card:druid': [s.kinds.druid, 'Helps all of you in combat: a Bolt you roll can activate its Godpower.'],
  'card:item': [
    s.kinds.item,
    'Bought on the market with Salt, if your Hero has what it asks for. It is yours to use from then on.',
  ],
  'card:quest': [
    s.kinds.quest,
    'An Action to try your luck: your Hero Dice must show enough of its goals. It can be tried from anywhere.',
  ],
  'card:event': [
    s.kinds.event,
    'One is revealed in each Chapter and carried out from top to bottom. What it leaves open the first player decides.',
  ],
  'card:feat': [
    s.kinds.feat,
    'What your Hero can do beyond the rules. A new one joins in every Build Phase; using it is no Action.',
  ],
  'card:hero': [s.kinds.hero, 'You choose one of the two of your faction, with attributes and ten Feats of its own.'],
  'card:faction': ['Faction', 'Your people with its home, its four types of Units, its prices and its production.'],
  'card:turned': ['Face-down', 'It has been used. The next Refresh Phase turns it face-up again.'],
  'card:back': [s.hiddenDruid, 'One of them is turned up in each Refresh Phase; until then it helps nobody.'],
  'card:empty': ['Empty space', 'Nothing lies here now, because it was taken or the deck has run out.'],
  'hex:unexplored': [
    b.unexplored,
    'Face-down: your Units cannot enter. Your Hero can, and turns it over with Explore.',
  ],
  'hex:unexplored-tower': [
    b.unexploredTower,
    'A Sea Tower, face-down. Once explored, every hex is adjacent for whoever stands on it.',
  ],
  'hex:region': ['Region', 'Open Ice Waste from the start. Heroes and Units may enter, but no Haven can stand here.'],
  'icon:edge': ['Impassable edge', 'No Unit crosses it, whoever it belongs to. Heroes do.'],
  'icon:no-haven': ['⊗', 'No Haven can ever be built on this hex.'],
  'icon:alignment-empire': [
    b.alignment.empire,
    'If the hex is empty when it is explored, troops of the Empire come here.',
  ],
  'icon:alignment-chaos': [b.alignment.chaos, 'If the hex is empty when it is explored, troops of Chaos come here.'],
  'icon:scouted': ['Looked at', 'Somebody has seen this face-down tile, so everybody may know its name.'],
  'icon:fight': [s.stage, b.fight + '. It goes on until one side has nobody left; there is no retreat.'],
  'icon:skull': ['Skull', 'Each Skull that no Shield cancels is 1 damage to the other side.'],
  'icon:shield': ['Shield', 'Each Shield cancels 1 Skull of the other side.'],
  'icon:bolt': ['Bolt', 'Each Bolt cancels 1 enemy Shield, or pays for a Godpower or a card.'],
  'icon:die': ['Die', 'Its colour says how strong it is, from white to black; the pips in the corner count the same.'],
  'icon:advanced': [s.advanced, 'From the harder part of the box: more complex, and harder to meet.'],
  'icon:first-player': [
    s.firstPlayer,
    'Acts first and has the last word where you decide together, also for the Nemesis.',
  ],
  'icon:exchange': ['3 for 1', 'Whenever you like, 3 of one kind buy 1 of another at the bank. That is no Action.'],
  'icon:godpower': [
    s.godpower,
    'What a rolled Bolt brings about, in combat only. The Nemesis always uses its own first.',
  ],
  'icon:ability': [s.ability, 'What this card changes in every combat it fights.'],
  'icon:immediate': [s.immediate, 'Happens once, as soon as the card comes into play, before anything else goes on.'],
  'icon:destroyed': [
    s.destroyed,
    'What happens when it is destroyed. If you did it, the points and the rest are yours.',
  ],
  'icon:goal': [
    'Goal',
    'Met if your dice show at least that many of the sign. If the Quest is solved, each goal met pays.',
  ],
  'icon:bonus': [s.bonus, 'Extra dice for this Quest, if what is said here is true for you.'],
  'icon:solve': [s.solve, 'What you get if you meet enough goals, besides what the goals themselves pay.'],
  'icon:fail': [s.fail, 'What happens if you meet too few; then no goal pays anything.'],
  'icon:needs': [s.needs, 'Your Hero must have this much of the attribute to buy the Item or be given it.'],
  'icon:raises': ['+1', 'This Feat raises an attribute: you roll one more Hero Die.'],
  'icon:reroll': [s.rerolled, 'These dice were rolled anew; only what they show now counts.'],
  'icon:extra-dice': [s.extraDice, 'Rolled after the damage; their Skulls hit at once.'],
  'icon:hero-roll': [s.heroRoll, 'One die for each point of your four attributes, and what cards add.'],
  'icon:market': [
    s.market,
    'Three Items for Salt. All are changed in every Refresh Phase, and what is bought is replaced at once.',
  ],
  'icon:graveyard': [
    'Graveyard',
    'Who was destroyed lies here until Scoring. Each faction with Units here brings that enemy points.',
  ],
  'icon:in-play': [s.cardsInPlay, 'In the order in which they act: the lowest initiative first.'],
  'icon:plan': [s.preview, 'Who will move where as things stand now, in order, with the rule behind each step.'],
  'number:vp': [
    'Victory points',
    'In the end every faction needs more victory points than the Empire and than Chaos. If one is behind, all lose.',
  ],
  'number:lead': [
    'Ahead or behind',
    'How far this faction is from the stronger Nemesis. It must be above 0 when the game ends.',
  ],
  'number:ap': [s.ap, 'Every Action costs 1. They come back in the next Refresh Phase only.'],
  'number:initiative': [s.initiative, 'The lowest acts first in the Nemesis Phase and is fought first.'],
  'number:threat': [
    s.threat,
    'Strength and life in one: it names the row of dice, each damage lowers it by 1, at 0 the card is destroyed.',
  ],
  'number:token': [
    'Activation Token',
    'The card acts once for each in the Nemesis Phase. Cards without one stay where they are.',
  ],
  'number:hex-points': ['Points of the hex', 'Whoever has a Haven here scores them at the end of every Chapter.'],
  'number:price': ['Price', 'What it costs to build one. Where there is an “or”, you choose anew for each.'],
  'number:item-price': ['Price', 'So much Salt the Item costs, besides 1 AP. On a Sea Tower it is 1 Salt less.'],
  'number:event-threat': [
    'Threat of the Event',
    'Legions and Hordes begin with it from now on, unless a text says otherwise.',
  ],
  'number:haven-price': [s.havenPrice, 'So much, besides 1 AP, and your Hero must stand where it is to be.'],
  'number:production': [
    s.production,
    'What your board brings each Chapter: the more Havens on the map, the more. Hexes with Havens add to it.',
  ],
  'number:reserve': ['In reserve', 'So many can still be built. Those in a Graveyard come back after Scoring.'],
  'number:deck': ['Cards left', 'So many lie face-down in the deck. Nobody knows their order.'],
  'number:feat-deck': [
    'Feat deck',
    'In every Build Phase you see its top two: one comes into play, the other goes to the bottom.',
  ],
  'number:locked': [
    'AP on the card',
    'They stay there and do not come back in the Refresh Phase until the card lets them go.',
  ],
  'number:goals': ['Goals needed', 'Meet at least so many, whichever they are, and the Quest is solved.'],
  'number:strength': [
    'Strength',
    'What fights on this side, counted together: Units one by one, Legions and Hordes by their Threat.',
  ],
  'number:damage': [
    'Damage',
    'Each destroys 1 Unit, Garrison or Skeleton, or lowers the Threat of a Legion or Horde by 1.',
  ],
  'number:chance': ['Chance', 'Worked out exactly from all dice, before anything is rolled.'],
  'resource:salt': [s.resources[0], 'Buys Items on the market. A Trade brings 1.'],
  'resource:plunder': [s.resources[1], 'Pays for Havens, Walls and Towers, and for many Units.'],
  'resource:food': [s.resources[2], 'Recruits Units, and every Command costs 1.'],
  'resource:any': ['Any resource', 'Pay with Salt, Plunder or Food, mixed as you like.'],
  'attribute:might': [s.attributes[0], 'Each point is 1 red Hero Die: many Skulls.'],
  'attribute:magic': [s.attributes[1], 'Each point is 1 purple Hero Die: Bolts and Skulls.'],
  'attribute:leadership': [s.attributes[2], 'Each point is 1 blue Hero Die: Shields and Skulls.'],
  'attribute:guile': [s.attributes[3], 'Each point is 1 Hero Die, white or yellow as you choose before the roll.'],
  'class:warrior': [s.classes[0], 'Rolls its die in Clash.'],
  'class:archer': [s.classes[1], 'Rolls its die in Archery, before anybody comes close, and again in Clash.'],
  'class:rider': [s.classes[2], 'Rolls its die in Clash, and in the Badlands also in Archery.'],
  'rank:basic': [s.ranks[0], 'A plain Unit. Some cards mean this rank alone.'],
  'rank:elite': [s.ranks[1], 'A dear Unit with a better die. Some cards mean this rank alone.'],
  'phase:refresh': [phases.refresh, 'Cards are turned up, AP come back, market and Quests are dealt anew.'],
  'phase:events': [
    phases.events,
    'All Threat rises, the Event of the Chapter happens, and every Legion and Horde gets an Activation Token, two in the last Chapter.',
  ],
  'phase:build': [phases.build, 'All at once you choose a Feat and buy Units and Defenses at your Havens.'],
  'phase:actions': [
    phases.actions,
    'By turns, until all AP are spent: Move and Trade as you like, then one other Action ends the turn.',
  ],
  'phase:nemesis': [
    phases.nemesis,
    'Legions and Hordes act by themselves, the lowest initiative first, once for each token.',
  ],
  'phase:production': [phases.production, 'You gain what your board shows and what the hexes with your Havens bring.'],
  'phase:scoring': [
    phases.scoring,
    'The Empire scores, then Chaos, then you: Havens, their hexes, and goods turned into points.',
  ],
  'part:before': [s.parts.before, 'Once: the terrain is checked, and cards marked for this moment may be used.'],
  'part:archery': [
    s.parts.archery,
    'Once: only Archers and what else shoots roll. Who falls here is missing in the Clash.',
  ],
  'part:clash': [
    s.parts.clash,
    'Everybody rolls, both sides at once, again and again, until one side has nobody left.',
  ],
  'part:after': [
    s.parts.after,
    'A Haven left to the enemy is lost, destroyed cards take effect, and cards for this moment may be used.',
  ],
  'step:beforeRolling': [s.steps['beforeRolling'], 'Both sides gather their dice: Units, Defenses, cards.'],
  'step:rolling': [s.steps['rolling'], 'Both roll at the same time, so nobody falls without having rolled.'],
  'step:reroll': [s.steps['reroll'], 'Terrain and cards may let you roll some of your own dice anew.'],
  'step:beforeDamage': [s.steps['beforeDamage'], 'Bolts, Godpowers and cards change the result before it hurts.'],
  'step:damage': [
    s.steps['damage'],
    'Skulls that no Shield cancels hit both sides at the same time. You choose whom you lose.',
  ],
  'step:afterDamage': [
    s.steps['afterDamage'],
    'Points for Garrisons and Skeletons are scored, and cards for this moment may be used.',
  ],
  'look:cards': [s.looks.cards, 'Your Feats, Items and Quests in full. Feats and Items together are 10 at most.'],
  'look:table': [
    s.looks.table,
    'Items for sale, Quests to try, Druids and the Event: the same for everybody, wherever your Hero stands.',
  ],
  'look:nemesis': [
    s.looks.nemesis,
    'Legions and Hordes in play, what they will do, what is still to come, and the Graveyards.',
  ],
  'button:purse': [
    'AP and resources',
    'What you have to spend. 3 of one kind buy 1 of another at any time; a click shows how.',
  ],
  'button:no-more-cards': [
    s.noMoreCards,
    'While nothing new can be used, the table passes for you. The same button takes it back at any time.',
  ],
  'button:choice': ['Answer', 'What you choose here is done at once.'],
  'button:edge': ['There is more', 'Brings what does not fit beside the rest; a finger can also push the row.'],
  'button:everybody': [s.everybody, 'The whole Command in one step: all who can get there, as far as there is room.'],
  'button:fold': [s.fold, 'Lets you see the board beneath. Nothing is chosen by it.'],
  'button:look': ['In large', 'Shows the whole card, without choosing it.'],
  'button:site': ['Where to build', 'One of your Havens. A greyed one cannot take it now and says why.'],
  'button:turn': ['Turn the tile', 'Choose where its impassable edges lie; it costs nothing.'],
  'button:lay': [b.turnLay, 'From then on the tile stays as it lies.'],
}
