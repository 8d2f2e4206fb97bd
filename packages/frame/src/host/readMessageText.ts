/** Libraries send the text of `personal_sign` as the hexadecimal of its bytes: the official host signs the text. */
export function readMessageText(message: string): string {
  if (!/^0x([0-9a-f]{2})*$/i.test(message)) return message
  const bytes = Uint8Array.from(message.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    // Bytes that are no text, such as a hash, stay what was sent.
    return message
  }
}
