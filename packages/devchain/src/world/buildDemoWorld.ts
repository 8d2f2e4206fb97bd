import type { Chain } from '../chain/createChain.ts'

export async function buildDemoWorld(_chain: Chain): Promise<void> {}
