import { describe, expect, it } from 'vitest'
import { describeDecks, expectDifferent } from '../testing/feat-decks.ts'
import baranth from './data/feats/baranth.json' with { type: 'json' }
import dugpa from './data/feats/dugpa.json' with { type: 'json' }
import fhayanor from './data/feats/fhayanor.json' with { type: 'json' }
import hanzo from './data/feats/hanzo.json' with { type: 'json' }
import khaal from './data/feats/khaal.json' with { type: 'json' }
import ronja from './data/feats/ronja.json' with { type: 'json' }
import syndra from './data/feats/syndra.json' with { type: 'json' }
import yanny from './data/feats/yanny.json' with { type: 'json' }
import { featSchema } from './schema.ts'

const all = describeDecks('the Feat decks of Druwhn and Mohyar', { fhayanor, syndra, hanzo, ronja })

describe('the Feat decks of Druwhn and Mohyar', () => {
  it('keep the names that are known', () => {
    const known = all.filter(({ provenance }) => provenance.name === 'public')
    expect(known.map(({ name }) => name.en)).toEqual(['Beastmasters', 'Ambush', 'Teleport', 'Assassins'])
  })

  it('share no Feat with the other factions', () => {
    const others = [...dugpa, ...khaal, ...baranth, ...yanny].map((card) => featSchema.parse(card))
    expectDifferent([...all, ...others])
  })
})
