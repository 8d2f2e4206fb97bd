export type Readiness = { chains: unknown[]; database: boolean; ready: boolean }
