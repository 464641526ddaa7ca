import { describe, expect, it } from 'vitest'
import { describeDecks } from '../testing/feat-decks.ts'
import baranth from './data/feats/baranth.json' with { type: 'json' }
import dugpa from './data/feats/dugpa.json' with { type: 'json' }
import khaal from './data/feats/khaal.json' with { type: 'json' }
import yanny from './data/feats/yanny.json' with { type: 'json' }

const all = describeDecks('the Feat decks of Krowh and Duerkhar', { dugpa, khaal, baranth, yanny })

describe('the Feat decks of Krowh and Duerkhar', () => {
  it('keep the Feat that is known: a Younglings becomes an Oathsworn after combat', () => {
    const known = all.filter(({ provenance }) => provenance.effect === 'rulebook')
    expect(known.map(({ id }) => id)).toEqual(['yanny-younglings'])
    expect(known[0].abilities[0]).toMatchObject({
      window: 'combat:after',
      cost: [{ pay: 'flip' }],
      do: [{ op: 'swapUnit', pieces: { unit: 'younglings' }, for: 'oathsworn' }],
    })
  })
})
