export type SaveFileParameters = { name: string; text: string }

/** Saves a file through the browser. */
export function saveFile({ name, text }: SaveFileParameters): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
