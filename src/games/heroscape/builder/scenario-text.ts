import type { Words } from '../content/battlefield.ts'
import type { Goal, ScenarioSource, Special } from '../content/scenario-schema.ts'

const glyphName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)
const sideName = (side: number): string => String(side + 1)
const listed = (sides: readonly number[], word: string): string => sides.map(sideName).join(` ${word} `)

/** One sentence for every victory condition. */
export function goalWords(goal: Goal, rounds: number | undefined): Words {
  const last = rounds ?? 0
  if (goal.goal === 'eliminate')
    return goal.side === undefined
      ? {
          en: 'A side wins as soon as all others have no figures left on the battlefield.',
          de: 'Eine Seite gewinnt, sobald alle anderen keine Figuren mehr auf dem Schlachtfeld haben.',
        }
      : {
          en: `Side ${sideName(goal.side)} wins as soon as all others have no figures left on the battlefield.`,
          de: `Seite ${sideName(goal.side)} gewinnt, sobald alle anderen keine Figuren mehr auf dem Schlachtfeld haben.`,
        }
  if (goal.goal === 'score')
    return {
      en: `At the end of round ${last} the side with the most points on the battlefield wins.`,
      de: `Am Ende von Runde ${last} gewinnt die Seite mit den meisten Punkten auf dem Schlachtfeld.`,
    }
  if (goal.goal === 'holdOut')
    return {
      en: `Side ${sideName(goal.side)} wins at the end of round ${last}.`,
      de: `Seite ${sideName(goal.side)} gewinnt am Ende von Runde ${last}.`,
    }
  return glyphGoalWords(goal) ?? scoutWords(goal)
}

function glyphGoalWords(goal: Goal): Words | undefined {
  if (goal.goal === 'enterEnemyGlyph')
    return {
      en: `You win as soon as one of your figures stands on an enemy’s Glyph of ${glyphName(goal.glyph)}.`,
      de: `Du gewinnst, sobald eine deiner Figuren auf dem Glyphen von ${glyphName(goal.glyph)} eines Gegners steht.`,
    }
  if (goal.goal === 'collect') {
    const names = [...new Set(goal.glyphs)].map(glyphName).join(', ')
    return {
      en: `The first to have ${goal.needed} of these hidden glyphs wins: ${names}.`,
      de: `Wer zuerst ${goal.needed} dieser verborgenen Glyphen hat, gewinnt: ${names}.`,
    }
  }
  if (goal.goal === 'holdGlyph')
    return {
      en: `Side ${listed(goal.sides, 'or')} wins with a figure on the Glyph of ${glyphName(goal.glyph)} at the end of a round.`,
      de: `Seite ${listed(goal.sides, 'oder')} gewinnt mit einer Figur auf dem Glyphen von ${glyphName(goal.glyph)} am Ende einer Runde.`,
    }
  return undefined
}

function scoutWords(goal: Goal): Words {
  if (goal.goal === 'scoutEnters')
    return {
      en: `Side ${sideName(goal.side)} wins as soon as its secret scout enters the Glyph of ${glyphName(goal.glyph)}.`,
      de: `Seite ${sideName(goal.side)} gewinnt, sobald ihr geheimer Kundschafter den Glyphen von ${glyphName(goal.glyph)} betritt.`,
    }
  if (goal.goal === 'scoutLost')
    return {
      en: `Side ${sideName(goal.side)} wins as soon as the secret scout is destroyed.`,
      de: `Seite ${sideName(goal.side)} gewinnt, sobald der geheime Kundschafter vernichtet ist.`,
    }
  const side = goal.goal === 'rescue' ? sideName(goal.side) : ''
  return {
    en: `Side ${side} wins as soon as one of its figures is next to the captive.`,
    de: `Seite ${side} gewinnt, sobald eine ihrer Figuren neben dem Gefangenen steht.`,
  }
}

const TERRAIN_WORDS = { grass: 'Gras', rock: 'Fels', sand: 'Sand', water: 'Wasser' } as const

/** One sentence for every special rule. */
export function specialWords(special: Special): Words {
  if (special.rule === 'reinforcements')
    return {
      en: `Reinforcements: at the end of a round each player rolls once; a ${special.d20} or more (${special.earlyD20} in the first ${special.earlyRounds} rounds) brings ${special.points} points.`,
      de: `Verstärkung: Am Ende einer Runde würfelt jeder einmal; ab ${special.d20} (in den ersten ${special.earlyRounds} Runden ab ${special.earlyD20}) kommen ${special.points} Punkte.`,
    }
  if (special.rule === 'mist')
    return {
      en: `Rising mist from level ${special.firstLevel} up to level ${special.highest}: ${special.wounds} wounds to figures in it.`,
      de: `Steigender Nebel von Ebene ${special.firstLevel} bis ${special.highest}: ${special.wounds} Wunden für Figuren darin.`,
    }
  if (special.rule === 'mud')
    return {
      en: `Mud: entering ${special.terrain} costs ${special.extraMove} more${special.flyersToo === 1 ? ', for flyers, too' : ''}.`,
      de: `Schlamm: ${TERRAIN_WORDS[special.terrain]} zu betreten kostet ${special.extraMove} mehr${special.flyersToo === 1 ? ', auch für Flieger' : ''}.`,
    }
  return plainWords(special)
}

function plainWords(special: Special): Words {
  if (special.rule === 'withoutPower')
    return { en: `The power ${special.power} does nothing.`, de: `Die Kraft ${special.power} wirkt nicht.` }
  if (special.rule === 'initiative')
    return {
      en: `Side ${sideName(special.side)} adds ${special.bonus} to its initiative until round ${special.untilRound}.`,
      de: `Seite ${sideName(special.side)} zählt bis Runde ${special.untilRound} bei der Initiative ${special.bonus} dazu.`,
    }
  if (special.rule === 'scout')
    return {
      en: `One hero of side ${sideName(special.side)} is the secret scout.`,
      de: `Ein Held von Seite ${sideName(special.side)} ist der geheime Kundschafter.`,
    }
  if (special.rule === 'captive') return { en: 'The captive belongs to nobody.', de: 'Der Gefangene gehört niemandem.' }
  if (special.rule === 'truce')
    return {
      en: `Sides ${listed(special.sides, 'and')} are friends until one attacks another.`,
      de: `Die Seiten ${listed(special.sides, 'und')} sind befreundet, bis eine die andere angreift.`,
    }
  return { en: 'Glyphs have no power.', de: 'Glyphen haben keine Kraft.' }
}

const joined = (list: readonly Words[], most: number): Words => ({
  en: list
    .map(({ en }) => en)
    .join(' ')
    .slice(0, most),
  de: list
    .map(({ de }) => de)
    .join(' ')
    .slice(0, most),
})

/** What a scenario says, in both languages. */
export function scenarioText(
  goals: readonly Goal[],
  special: readonly Special[],
  rounds: number | undefined,
): ScenarioSource['text'] {
  const goal = joined(
    goals.map((one) => goalWords(one, rounds)),
    600,
  )
  return special.length === 0 ? { goal } : { goal, special: joined(special.map(specialWords), 900) }
}
