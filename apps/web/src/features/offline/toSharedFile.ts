/** As text: Chromium's share sheet refuses .json. The import reads the content, whatever the name. */
export function toSharedFile({ name, text }: { name: string; text: string }): File {
  return new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' })
}
