import type { Terrain } from '../../content/names.ts'
import type { IconName } from '../icons.ts'

export interface Ground {
  /** From the upper left to the lower right. */
  readonly light: string
  readonly base: string
  readonly dark: string
  readonly icon: IconName
}

const ground = (light: string, base: string, dark: string, icon: IconName): Ground => ({ light, base, dark, icon })

export const GROUNDS: Readonly<Record<Terrain, Ground>> = {
  badlands: ground('#a08768', '#7d6549', '#57442f', 'badlands'),
  highlands: ground('#9aa3ad', '#717b88', '#4c5560', 'highlands'),
  marsh: ground('#7e8e73', '#5d6d58', '#3c4b3e', 'marsh'),
  woods: ground('#5f7a67', '#42594b', '#293a32', 'woods'),
  iceWaste: ground('#e6f2f8', '#b9d4e3', '#86a9bf', 'iceWaste'),
  none: ground('#7b838e', '#525a65', '#30363e', 'capital'),
}

/** Bare ice by region, in the order of `REGION_IDS`. */
export const ICES: readonly Ground[] = [
  ground('#c3dae8', '#a3c2d6', '#7fa3bb', 'iceWaste'),
  ground('#9fb1bf', '#8398a8', '#64798a', 'iceWaste'),
  ground('#83abc4', '#648fac', '#456f8d', 'iceWaste'),
]

/** Salt, Plunder, Food: a disc and the sign on it. */
export const YIELDS: readonly { readonly fill: string; readonly on: string; readonly icon: IconName }[] = [
  { fill: '#f2f5f7', on: '#23465f', icon: 'salt' },
  { fill: '#e7bd4d', on: '#3a2705', icon: 'plunder' },
  { fill: '#c9684a', on: '#fff5ee', icon: 'food' },
]
