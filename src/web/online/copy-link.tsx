import { useRef, useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { useT } from '../i18n/index.ts'
import { copyText } from '../ui/copy.ts'
import { Icon } from '../ui/icon.tsx'

/** A link in a field, and a button that takes it along. */
export function CopyLink({ link, label, look }: { link: string; label: string; look?: 'primary' }) {
  const t = useT()
  const [copied, setCopied] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isCopied = copied === link
  const copy = async (): Promise<void> => {
    if (await copyText(link)) setCopied(link)
    // Where copying is not allowed, it is at least chosen.
    input.current?.select()
  }
  return (
    <div className="copy-link">
      <input
        ref={input}
        className="input"
        readOnly
        value={link}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button
        {...(look === undefined ? {} : { look })}
        sign={<Icon name={isCopied ? 'check' : 'copy'} />}
        text={isCopied ? t.app.copied : t.app.copy}
        onClick={() => void copy()}
      />
      <span className="sr" role="status">
        {isCopied ? t.app.copied : ''}
      </span>
    </div>
  )
}
