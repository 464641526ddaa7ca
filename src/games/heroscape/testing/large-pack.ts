import { GLYPH_FIELD } from './packs.ts'

const [field] = GLYPH_FIELD.battlefields

/** A whole battlefield to be worked out, as often as there is room for in a pack. */
export const largePack = {
  ...GLYPH_FIELD,
  battlefields: [
    ...GLYPH_FIELD.battlefields,
    ...Array.from({ length: 100 }, (_, i) => ({ ...field, id: `${field.id}-${i}` })),
  ],
}
