const whole = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g

/** Prefixes each address in a sentence with the user's name for it, if missing; addresses stay complete. */
export function nameAddresses(text: string, nameOf: (address: string) => { name: string } | undefined): string {
  return text.replace(whole, (address, at: number) => {
    const name = nameOf(address)?.name
    return name === undefined || text.slice(0, at).endsWith(`${name} (`) ? address : `${name} (${address})`
  })
}
