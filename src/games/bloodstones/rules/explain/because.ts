import type { Reason } from '../../../../engine/table.ts'

export const because = (rule: string, message: Reason['message']): Reason[] => [{ rule, message }]
