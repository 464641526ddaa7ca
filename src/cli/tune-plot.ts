import type { Calibration } from '../bots/value/calibration.ts'

const SIZE = 320
const EDGE = 36
/** Tenths with fewer games tell little. */
export const FEW = 200

const at = (share: number): number => EDGE + share * (SIZE - 2 * EDGE)
const up = (share: number): number => SIZE - at(share)

/** What was said against what came; on the line every chance is true. Points of few games are hollow. */
export function plotOf({ tenths, games, brier }: Calibration, title: string): string {
  const points = tenths
    .filter(({ times }) => times > 0)
    .map(({ said, came, games: of }) => {
      const fill = of < FEW ? 'none' : '#8a5a2b'
      return `  <circle cx="${at(said).toFixed(1)}" cy="${up(came).toFixed(1)}" r="5" fill="${fill}" stroke="#8a5a2b"/>`
    })
  const text = `font-family="sans-serif" font-size="12" fill="#555"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${title}">`,
    `  <rect width="${SIZE}" height="${SIZE}" fill="#fff"/>`,
    `  <path d="M${at(0)} ${up(0)}L${at(1)} ${up(1)}" stroke="#bbb" stroke-dasharray="4 4"/>`,
    `  <path d="M${at(0)} ${up(1)}V${up(0)}H${at(1)}" stroke="#555" fill="none"/>`,
    ...points,
    `  <text x="${EDGE}" y="20" ${text}>${title}: ${games} games held out, Brier ${brier.toFixed(3)}</text>`,
    `  <text x="${SIZE / 2}" y="${SIZE - 10}" text-anchor="middle" ${text}>chance that was said</text>`,
    `  <text x="14" y="${SIZE / 2}" text-anchor="middle" transform="rotate(-90 14 ${SIZE / 2})" ${text}>how often it came</text>`,
    '</svg>',
    '',
  ].join('\n')
}
