/** What went wrong, if anything. */
export function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? undefined : (
    <p className="problem" role="alert">
      {text}
    </p>
  )
}
