/** One request to the service. */
export type DemoRequest = { body: Record<string, unknown>; method: 'POST'; path: string }
