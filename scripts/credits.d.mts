export function softwareCredits(): string
export function withCredits(text: string): string
