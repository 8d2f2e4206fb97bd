export function saveBlob({ blob, name }: { blob: Blob; name: string }): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // A large file is still being read when the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
