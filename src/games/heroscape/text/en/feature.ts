import type { FeatureMessages } from '../../rules/words/feature-words.ts'
import type { MessageTexts } from '../types.ts'

export const featureMessagesEn: MessageTexts<FeatureMessages> = {
  'feature.strength': () => 'strength of the figures',
  'feature.balance': () => 'superiority over the enemy',
  'feature.points': () => 'points as the end draws near',
  'feature.lives': () => 'life left to the heroes',
  'feature.figures': () => 'figures on the battlefield',
  'feature.height': () => 'high ground',
  'feature.attacks': () => 'attacks at hand',
  'feature.glyphs': () => 'glyphs',
  'feature.next': () => 'the turn that is being played',
  'feature.turns': () => 'turns left in the round',
  'feature.waiting': () => 'strength that has not landed yet',
  'feature.goal': () => 'hold on the scenario’s goal',
  'feature.way': () => 'nearness to the scenario’s goal',
  'feature.guards': () => 'guards where nobody may come',
  'feature.heldOut': () => 'rounds held out',
  'feature.besieged': () => 'ground to defend',
}
