import { describe, expect, it } from 'vitest'
import { invitesIn } from './invites.ts'

const TOKEN = 'abcdefghijklmnop-_01'
const NONE = { invites: [], watchToken: '' }

describe('invitations that were kept', () => {
  it('are read as they were written', () => {
    const kept = { invites: [{ seat: 1, token: TOKEN }], watchToken: TOKEN }
    expect(invitesIn(JSON.stringify(kept))).toEqual(kept)
  })

  it('are none where anything else stands', () => {
    for (const text of [undefined, '', '{', 'null', '7', '[]', '{"invites":7}', '{"invites":{},"watchToken":[]}'])
      expect(invitesIn(text)).toEqual(NONE)
  })

  it('leave out what is no invitation', () => {
    const invites = [null, 7, {}, { seat: '1', token: TOKEN }, { seat: 2, token: 'short' }, { seat: 3, token: TOKEN }]
    expect(invitesIn(JSON.stringify({ invites, watchToken: null }))).toEqual({
      invites: [{ seat: 3, token: TOKEN }],
      watchToken: '',
    })
  })
})
