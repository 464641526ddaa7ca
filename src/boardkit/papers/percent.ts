/** Never "100 %" or "0 %" for what is only nearly so. */
export function percent(probability: number): string {
  if (probability > 0 && probability < 0.01) return '< 1 %'
  if (probability < 1 && probability > 0.99) return '> 99 %'
  return `${Math.round(probability * 100)} %`
}
