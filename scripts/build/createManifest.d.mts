export function createManifest(folder: string, facts: object): Promise<string>
