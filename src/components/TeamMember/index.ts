export { TeamMember, type TeamMemberProps } from './TeamMember';
