import type { Reason } from '../../../../engine/index.ts'

export const because = (rule: string, message: Reason['message']): Reason[] => [{ rule, message }]
