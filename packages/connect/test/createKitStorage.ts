/** Storage for the sign kit that lasts as long as the test; a second client on it is a visit after a reload. */
export function createKitStorage() {
  const entries = new Map<string, unknown>()
  return {
    getEntries: async <value>() => [...entries] as [string, value][],
    getItem: async <value>(name: string) => entries.get(name) as value | undefined,
    getKeys: async () => [...entries.keys()],
    removeItem: async (name: string) => void entries.delete(name),
    setItem: async (name: string, value: unknown) => void entries.set(name, structuredClone(value)),
  }
}
