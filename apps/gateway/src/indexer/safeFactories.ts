import type { Address } from 'viem'

/** The published proxy factories of 1.3.0, 1.4.1 and 1.5.0; 1.3.0 has several addresses, zkSync has its own. */
export const safeFactories: readonly Address[] = [
  '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
  '0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC',
  '0xDAec33641865E4651fB43181C6DB6f7232Ee91c2',
  '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  '0xc329D02fd8CB2fc13aa919005aF46320794a8629',
  '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
]
