import type { ReactNode } from 'react'
import { TitledDialog } from '../../boardkit/papers/titled-dialog.tsx'
import { useT } from '../i18n/index.ts'

export function Dialog(props: { title: string; onClose(): void; wide?: boolean; children: ReactNode }) {
  return <TitledDialog {...props} close={useT().app.close} />
}
