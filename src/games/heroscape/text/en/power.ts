import type { PowerEvent, PowerMessages } from '../../rules/words/power-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const DIRECTIONS = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east']

const besides = (target: number, affected: string, w: Words): string => {
  const others = affected
    .split(',')
    .filter((one) => one !== String(target))
    .join()
  return others === '' ? '' : ` Also affected: ${w.figures(others)}.`
}

const outcome = (success: number, yes: string, no: string): string => (success === 1 ? yes : no)

const ONLY_FRIENDS = 'It could hit only figures of your own side now.'

export const powerMessagesEn: MessageTexts<PowerMessages> = {
  'power.use': (a, w) => `${w.power(a.power)} (${w.figure(a.figure)})`,
  'power.useCard': (a, w) => `${w.power(a.power)} (${w.card(a.card)})`,
  'power.dice': (a, w) => `A special attack with ${w.dice(a.dice)}, instead of the normal attack.`,
  'power.onlyFriends': () => ONLY_FRIENDS,
  'power.chance': (a) => `Works on ${a.d20 === 20 ? 'a 20' : `${a.d20} or more`} (${a.percent} %).`,
  'power.grenadeGivesUp': (a) =>
    `Only once per game: all figures of the card throw instead of attacking normally.${a.onlyFriends === 1 ? ` ${ONLY_FRIENDS}` : ''}`,
  'power.cloneGivesUp': () => 'No figure of the card may attack in this turn.',
  'power.fireLineAsk': (a, w) => `Along which line does ${w.figure(a.figure)} breathe fire?`,
  'power.fireLine': (a, w) => `From ${w.hex(a.space)} to the ${DIRECTIONS[a.direction]}: ${w.figures(a.figures)}`,
  'power.explosionAsk': (a, w) => `At which figure does ${w.figure(a.figure)} aim the explosion?`,
  'power.grenadeAsk': (a, w) => `At which figure does ${w.figure(a.figure)} throw the grenade?`,
  'power.target': (a, w) => w.figure(a.figure),
  'power.alsoAffected': (a, w) => `Also affected: ${w.figures(a.figures)}.`,
  'power.chompAsk': (a, w) => `Which figure does ${w.figure(a.figure)} snap at?`,
  'power.chompSure': () => 'A squad figure is destroyed without a roll.',
  'power.shackleAsk': (a, w) => `Whose mind does ${w.figure(a.figure)} try to shackle?`,
  'power.shackle': (a, w) => `${w.figure(a.figure)} (army card ${w.card(a.card)})`,
  'power.spiritAsk': (a, w) =>
    `${w.figure(a.figure)} has fallen. Which army card does the spirit join? It gets ${a.attack > 0 ? `Attack +${a.attack}` : `Defence +${a.defense}`} for the rest of the game.`,
  'power.spiritCard': (a, w) => `${w.card(a.card)} (${w.player(a.role)})`,
  'power.spiritNone': () => 'No card',
  'power.cloneFromAsk': (a, w) => `${w.card(a.card)}: who rolls next for a clone?`,
  'power.cloneDone': () => 'No more clones',
  'power.cloneToAsk': (a, w) => `The roll of ${w.figure(a.figure)} succeeded. Where does the clone appear?`,
  'power.space': (a, w) => w.space(a.space),
  'power.dropAsk': (a, w) => `Where does ${w.figure(a.figure)} land?`,
  'power.dropWait': (a, w) => `${w.card(a.card)}: do not drop yet`,
  'refuse.powerNone': (a, w) => `${w.power(a.power)} does not work in this scenario.`,
  'refuse.powerNotActive': (a, w) =>
    `Only the active army card acts, and ${w.card(a.card)} ${w.agree(a.card, 'does', 'do')} not have ${w.power(a.power)}.`,
  'refuse.powerAfterAttack': (a, w) => `${w.power(a.power)} is only possible before the first attack of the turn.`,
  'refuse.powerUsed': (a, w) => `${w.power(a.power)} has already been used in this turn.`,
  'refuse.powerAttacked': (a, w) => `${w.figure(a.figure)} has already attacked in this turn.`,
  'refuse.powerNoGrenade': () => 'The grenade marker is gone: grenades are thrown only once per game.',
  'refuse.powerNobody': (a, w) => `${w.power(a.power)} would find nobody now.`,
  'refuse.powerGone': (a, w) => `${w.figure(a.figure)} is not on the battlefield.`,
  'refuse.powerNobodys': (a, w) => `${w.figure(a.figure)} takes no part in the battle.`,
  'refuse.powerSelf': (a, w) => `${w.figure(a.figure)} cannot choose itself.`,
  'refuse.powerNotAdjacent': (a, w) => `${w.figure(a.target)} is not adjacent to ${w.figure(a.figure)}.`,
  'refuse.powerTooBig': (a, w) => `${w.figure(a.target)} is too big.`,
  'refuse.powerOwn': (a, w) => `${w.figure(a.target)} already obeys you.`,
  'refuse.powerNotUnique': (a, w) => `${w.figure(a.target)} does not belong to a unique army card.`,
  'refuse.powerTooFar': (a, w) =>
    `${w.figure(a.target)} is ${w.spaces(a.distance)} away from ${w.figure(a.figure)}; at most ${a.range} are possible.`,
  'refuse.powerNoWay': (a, w) =>
    `No way over the battlefield leads from ${w.figure(a.figure)} to ${w.figure(a.target)}.`,
  'refuse.powerEngaged': (a, w) =>
    `${w.figure(a.figure)} is engaged and must go for one of these: ${w.figures(a.engaged)}.`,
  'refuse.powerHidden': (a, w) => `${w.figure(a.figure)} does not see ${w.figure(a.target)}.`,
  'refuse.powerTooHigh': (a, w) =>
    `The throw at ${w.figure(a.target)} would have to rise ${w.levels(a.height)}; at most ${a.lob} are possible.`,
  'refuse.powerNotOnLine': (a, w) =>
    `${w.figure(a.target)} does not stand on a straight line of ${w.spaces(a.length)} from ${w.figure(a.figure)}.`,
  'refuse.powerLineEmpty': () => 'This line would affect nobody.',
  'refuse.powerLineOwn': (a, w) => `The line may not run through ${w.figure(a.figure)} itself.`,
  'refuse.powerOccupied': (a, w) => `${w.figure(a.figure)} stands on ${w.space(a.space)}.`,
  'refuse.powerGlyph': (a, w) => `The glyph on ${w.space(a.space)} does not allow it.`,
  'refuse.powerNoRoom': (a, w) => `There is not enough room under the overhang above ${w.space(a.space)}.`,
  'refuse.powerBeside': (a, w) => `${w.space(a.space)} is adjacent to ${w.figures(a.figures)}.`,
  'refuse.powerNotBeside': (a, w) => `${w.space(a.space)} does not lie next to ${w.figure(a.figure)}.`,
  'refuse.powerOtherLevel': (a, w) => `${w.space(a.space)} does not lie on level ${a.level}.`,
  'refuse.powerRuinBetween': (a, w) => `A ruin stands in front of ${w.space(a.space)}.`,
  'refuse.powerOtherCard': (a, w) => `${w.figure(a.figure)} does not belong to ${w.card(a.card)}.`,
  'refuse.powerRolled': (a, w) => `${w.figure(a.figure)} has already rolled or has only just come back.`,
  'refuse.powerNoSpaceBeside': (a, w) => `There is no free space on the same level next to ${w.figure(a.figure)}.`,
  'refuse.powerCardGone': (a, w) => `${w.card(a.card)} ${w.agree(a.card, 'is', 'are')} not in play.`,
  'refuse.powerCardNotUnique': (a, w) => `${w.card(a.card)} ${w.agree(a.card, 'is', 'are')} not unique.`,
}

export const powerEventsEn: EventTexts<PowerEvent> = {
  fireLine: (e, w) =>
    `${w.figure(e.figure)} breathes fire to the ${DIRECTIONS[e.direction]} at ${w.figures(e.affected)}.`,
  explosion: (e, w) =>
    `${w.figure(e.figure)} aims an explosion at ${w.figure(e.target)}.${besides(e.target, e.affected, w)}`,
  grenade: (e, w) =>
    `${w.figure(e.figure)} throws a grenade at ${w.figure(e.target)}.${besides(e.target, e.affected, w)}`,
  chomped: (e, w) =>
    e.roll === 0
      ? `${w.figure(e.figure)} devours ${w.figure(e.target)}.`
      : `${w.figure(e.figure)} snaps at ${w.figure(e.target)} and rolls ${e.roll} (${e.d20} needed): ${outcome(e.success, 'devoured', 'escaped')}.`,
  shackled: (e, w) =>
    `${w.figure(e.figure)} reaches for the mind of ${w.figure(e.target)} and rolls ${e.roll} (${e.d20} needed): ${outcome(e.success, 'shackled', 'no effect')}.`,
  takenOver: (e, w) =>
    `${w.card(e.card)} now ${w.agree(e.card, 'obeys', 'obey')} ${w.player(e.role)}, no longer ${w.player(e.from)}. The order markers on the card are lost.`,
  charged: (e, w) =>
    `${w.power('berserkerCharge')}: ${e.roll} rolled (${e.d20} needed). ${w.card(e.card)} ${outcome(e.success, 'may move again.', w.agree(e.card, 'stays put.', 'stay put.'))}`,
  spiritJoined: (e, w) =>
    `The spirit of ${w.figure(e.figure)} joins ${w.card(e.card)}: ${e.attack > 0 ? `Attack +${e.attack}` : `Defence +${e.defense}`}.`,
  cloneRolled: (e, w) =>
    `${w.figure(e.figure)} rolls ${e.roll} for a clone (${e.d20} needed): ${outcome(e.success, 'success', 'nothing')}.`,
  cloned: (e, w) => `${w.figure(e.figure)} returns on ${w.space(e.space)} beside ${w.figure(e.from)}.`,
  dropRolled: (e, w) =>
    `${w.player(e.role)} rolls ${e.roll} for the drop of ${w.card(e.card)} (${e.d20} needed): ${outcome(e.success, 'they may land', 'not yet')}.`,
  dropped: (e, w) => `${w.figure(e.figure)} lands on ${w.space(e.space)}.`,
  dropPutOff: (e, w) => `${w.player(e.role)} does not let ${w.card(e.card)} drop yet.`,
  dropNoRoom: (e, w) => `There is no space left for ${w.card(e.card)} to land on.`,
}
