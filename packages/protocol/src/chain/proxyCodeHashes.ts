import type { Hex } from 'viem'

/** Code hash of a Safe's proxy by factory version (a chain test compares). */
export const proxyCodeHashes: Readonly<Record<Hex, string>> = {
  '0x9999daa94896b1dc51734d94c68aec28587d45e0584a50b319cb99b1f335d99b': '1.0.0',
  '0xaea7d4252f6245f301e540cfbee27d3a88de543af8e49c5c62405d5499fab7e5': '1.1.1',
  '0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000': '1.3.0',
  '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c': '1.4.1',
  '0x4e381985ca68b3e5d27b4425fa581c19cf33146d3f887a3cfca96f55528ea46f': '1.5.0',
}
