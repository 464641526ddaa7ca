/** A filled sign in a box of 512; `label` names it for screen readers, without it is decoration. */
export function PathIcon({ path, label, className }: { path: string; label?: string | undefined; className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 512 512"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
