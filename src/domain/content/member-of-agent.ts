/** A member of the agency's team, for as far as a home's agent is recognised by it. */
export interface KnownMember {
  name: string
  email: string
  /** By which the data platform knows them, where an editor filled it in. */
  agentId: string | null
}

/** The agent whom the platform names for a home. */
interface NamedAgent {
  id: string | null
  name: string
  email: string | null
}

export type MemberMatch = 'id' | 'email' | 'name'

/**
 * The member who is the agent of a home: by the platform's id, else by the e-mail address, else by the name. Who has an
 * id is never taken for an agent with another one. `lead.handler_of` in the database knows the first two as well.
 */
export function memberOfAgent<Member extends KnownMember>(
  members: readonly Member[],
  agent: NamedAgent,
): { member: Member; by: MemberMatch } | null {
  const byId = members.find(({ agentId }) => agentId !== null && agentId === agent.id)
  if (byId) return { member: byId, by: 'id' }
  const others = members.filter(({ agentId }) => agentId === null || agent.id === null)
  const email = agent.email?.toLowerCase()
  const byEmail = email ? others.find((one) => one.email.toLowerCase() === email) : undefined
  if (byEmail) return { member: byEmail, by: 'email' }
  // Of two with the same name the first answers for a home that names no known address.
  const byName = others.find((one) => one.name === agent.name)
  return byName ? { member: byName, by: 'name' } : null
}
