/** A sign drawn with one line in a box of 24; what it means is said beside it. */
export function StrokeIcon(props: { path: string; weight?: number; className?: string }) {
  const { path, weight = 1.8, className = 'icon-svg' } = props
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={weight}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
