import { z } from 'zod'
import { isPlain, isPlainName, isPlainText, NOT_PLAIN } from './plain.ts'
import { outcomeSchema } from './views.ts'

const name = z.string().trim().min(1).max(40).refine(isPlainName, NOT_PLAIN)
const hex64 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
const bot = z.string().max(40)

export const HOLDERS = ['me', 'here', 'invite', 'open', 'bot'] as const
export const TABLE_STATES = ['open', 'opening', 'running', 'over', 'stopped'] as const

/** How a seat is to be filled when a table is made. `here`: another person on the host's device. */
export const seatWishSchema = z.strictObject({
  holder: z.enum(HOLDERS),
  name: name.exactOptional(),
  bot: bot.exactOptional(),
  /** How many roles the seat plays; one unless told. */
  roles: z.int().min(1).max(8).exactOptional(),
  /** Seats with the same number share a chat room. */
  team: z.int().min(0).max(15).exactOptional(),
})
export type SeatWish = z.infer<typeof seatWishSchema>

export const newTableSchema = z.strictObject({
  game: z.string().max(40),
  seats: z.array(seatWishSchema).min(1).max(16),
  options: z.record(z.string().max(80), z.unknown()).exactOptional(),
  pack: z.unknown().optional(),
  title: z.string().trim().max(80).refine(isPlain, NOT_PLAIN).exactOptional(),
  visibility: z.enum(['public', 'link']),
  pace: z.enum(['live', 'relaxed']),
  watching: z.boolean().exactOptional(),
  /** Commitments to chance of the seats held from the start, by seat. */
  commitments: z.record(z.string().max(3), hex64).exactOptional(),
  /** A local game to go on with: its file. Chance comes from the server from there on. */
  file: z.unknown().optional(),
})
export type NewTable = z.infer<typeof newTableSchema>

export const seatSchema = z.object({
  seat: z.int(),
  roles: z.array(z.int()),
  /** `person` holds it, a `bot` plays it, or it is free: by `invite` only or `open` to all. */
  holder: z.enum(['person', 'bot', 'invite', 'open']),
  name: z.string().exactOptional(),
  bot: z.string().exactOptional(),
  team: z.int().exactOptional(),
  isHost: z.boolean(),
  isHere: z.boolean(),
  conceded: z.boolean(),
})
export type SeatInfo = z.infer<typeof seatSchema>

export const fairnessSchema = z.object({
  commitment: hex64,
  /** By seat, in rising order: the commitments, and what was opened. */
  contributions: z.array(z.object({ seat: z.int(), commitment: hex64, bytes: z.string().exactOptional() })),
  /** The server's secret, after the end. */
  secret: z.string().exactOptional(),
  /** For a game that was moved here: how many log entries it brought along, which nobody can prove. */
  from: z.int().exactOptional(),
})
export type FairnessInfo = z.infer<typeof fairnessSchema>

export const tableSchema = z.object({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  state: z.enum(TABLE_STATES),
  visibility: z.enum(['public', 'link']),
  pace: z.enum(['live', 'relaxed']),
  watching: z.boolean(),
  roles: z.int(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(seatSchema),
  fairness: fairnessSchema,
  created: z.int(),
  /** When the last answer was given. */
  updated: z.int(),
  waiting: z.array(z.int()),
  outcome: outcomeSchema.exactOptional(),
  /** Why a match was stopped by the server. */
  stopped: z.string().exactOptional(),
  /** The host wants to offer this seat anew: which seats have agreed, and which are still to be asked. */
  proposal: z
    .object({
      seat: z.int(),
      agreed: z.array(z.int()),
      asked: z.array(z.int()),
      /** Who said no: nothing will come of it. */
      declined: z.int().exactOptional(),
    })
    .exactOptional(),
})
export type TableInfo = z.infer<typeof tableSchema>

/** A table as somebody sees it in a list; `mine` are the seats this person holds. */
export const listedTableSchema = tableSchema.extend({ mine: z.array(z.int()) })
export type ListedTable = z.infer<typeof listedTableSchema>

/** The content pack of a table; whoever loads it checks what is in it. */
export const tablePackSchema = z.object({ pack: z.unknown().optional() })

/** Links are made by the client: the token goes into the fragment of the address, never into a path. */
export const createdTableSchema = z.object({
  table: tableSchema,
  /** Invitations by seat, shown to the host. */
  invites: z.array(z.object({ seat: z.int(), token: z.string() })),
  /** Needed to watch a table that is not public. */
  watchToken: z.string(),
  /** For a guest: the way back to the seats taken, once, should this browser forget them. */
  recovery: z.string().exactOptional(),
})
export type CreatedTable = z.infer<typeof createdTableSchema>

export const sitSchema = z.strictObject({
  /** An open seat by its number, or the seat of an invitation. */
  seat: z.int().min(0).max(31).exactOptional(),
  token: z.string().max(100).exactOptional(),
  name: name.exactOptional(),
  commitment: hex64.exactOptional(),
})
export type Sit = z.infer<typeof sitSchema>

/** Who sits down as a guest is given the way back, once, should the browser forget. */
export const satSchema = tableSchema.extend({ recovery: z.string().exactOptional() })

/** Comes to the seats of a link: from another device, or back after everything was forgotten. */
export const enterSchema = z.strictObject({ token: z.string().min(16).max(100), name: name.exactOptional() })

/** A link that was just made; the server keeps only its hash. */
export const linkSchema = z.object({ token: z.string() })

/** A program of somebody's own that answers for a seat. */
export const newBotSchema = z.strictObject({ name })
const ownBotSchema = z.object({ id: z.string(), name: z.string(), created: z.int() })
/** The token is shown this once. */
export const madeBotSchema = ownBotSchema.extend({ token: z.string() })
export const ownBotsSchema = z.object({ bots: z.array(ownBotSchema) })

/** Another player's word on a seat that the host wants to offer anew. */
export const agreeSchema = z.strictObject({ yes: z.boolean() })

export const contributeSchema = z.strictObject({
  seat: z.int().min(0).max(31),
  bytes: z.string().regex(/^([0-9a-f]{2}){16,64}$/, 'must be 16 to 64 bytes in hexadecimal digits'),
})

/** The host gives a vacant or silent seat to a bot or, by a new link, to a person. */
export const giveSchema = z.strictObject({ to: z.enum(['bot', 'invite', 'open']), bot: bot.exactOptional() })
export const givenSchema = z.object({
  table: tableSchema,
  token: z.string().exactOptional(),
  /** A guest's new way back, after all others have ended. */
  recovery: z.string().exactOptional(),
})

export const changeTableSchema = z.strictObject({
  watching: z.boolean().exactOptional(),
  title: z.string().trim().max(80).refine(isPlain, NOT_PLAIN).exactOptional(),
})

export const reportSchema = z.strictObject({
  text: z.string().trim().min(1).max(4000).refine(isPlainText, NOT_PLAIN),
  seat: z.int().exactOptional(),
})

export const guestSchema = z.strictObject({ name })
const login = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}_.-]{2,40}$/u, 'must be 2 to 40 letters, digits, dots, dashes or underscores')
const password = z.string().min(8).max(200)
export const signUpSchema = z.strictObject({ login, password, name: name.exactOptional() })
export const signInSchema = z.strictObject({ login: z.string().max(60), password: z.string().max(200) })
export const changePasswordSchema = z.strictObject({ old: z.string().max(200), password })
export const recoverSchema = z.strictObject({ login: z.string().max(60), code: z.string().max(60), password })
export const deleteAccountSchema = z.strictObject({ password: z.string().max(200) })

export const meSchema = z.object({
  kind: z.enum(['nobody', 'guest', 'account']),
  id: z.string().exactOptional(),
  name: z.string().exactOptional(),
  login: z.string().exactOptional(),
})
export type Me = z.infer<typeof meSchema>

/** The recovery code is shown this once; the server keeps only its hash. */
export const signedUpSchema = meSchema.extend({ recoveryCode: z.string() })

/** How many works an account keeps, and how large the content pack of one may be as JSON. */
export const MAX_WORKS = 100
export const MAX_WORK_BYTES = 1024 * 1024

const workId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be small letters, digits and hyphens')
const workName = z.string().trim().min(1).max(80).refine(isPlainName, NOT_PLAIN)

/** In the address of a work. */
export const workPlaceSchema = z.object({ game: workId, id: workId.exactOptional() })

/** Something made in a game's workshop: a content pack of that game. Whoever loads it checks what is in it. */
export const putWorkSchema = z.strictObject({
  name: workName,
  pack: z.looseObject({ walstatt: z.literal('content-pack'), game: workId }),
})

export const workInfoSchema = z.object({ id: z.string(), game: z.string(), name: z.string(), updated: z.int() })
export const worksSchema = z.object({ works: z.array(workInfoSchema) })
export const workSchema = workInfoSchema.extend({ pack: z.looseObject({}) })
export type WorkInfo = z.infer<typeof workInfoSchema>
export type Work = z.infer<typeof workSchema>
