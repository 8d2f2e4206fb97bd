/** ENS of the embedded chain. Names under `.eth` are first come, first served. */
export const ensContracts = {
  publicResolver: '0x9866a9a02Ad9A6969c270966c88C3D5f5C0f11Fd',
  registrar: '0xb0D2C36AFc3bE66cFeDafA1369c37f956Bd3DdEc',
  registry: '0x029BEE334C9B3eB22401bAd1446519012b0e797B',
  reverseRegistrar: '0xC1C33E5868805aA77e171a1B978f4fE619DDaEc4',
  universalResolver: '0x158940AD4EC3AdD53AdB2847b7459886062dD7E0',
} as const
