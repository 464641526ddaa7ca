import { LEVELS, parseBot } from '../../bots/levels.ts'

/** As many chevrons as the level is high. The level is named beside it, so it is decoration. */
export function RankSign({ bot }: { bot: string }) {
  const level = parseBot(bot)?.level
  if (level === undefined) return undefined
  const rank = LEVELS.indexOf(level) + 1
  const width = 4 + rank * 5
  return (
    <svg className="rank-sign" viewBox={`0 0 ${width} 10`} width={width} height="10" aria-hidden="true">
      {Array.from({ length: rank }, (_, i) => (
        <path key={i} d={`M${2 + i * 5} 1l4 4-4 4`} />
      ))}
    </svg>
  )
}
