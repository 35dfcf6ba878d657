import { Cell, Cells } from '../components/Cells';
import { Section } from '../components/Section';
import { TeamMember } from '../components/TeamMember';
import { type TeamContent, teamPage } from '../content/companyPages/team';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';

/** Team (spec 2.7): five people with role, bio, quote and portrait. */
export function TeamPage({ content = teamPage }: { content?: TeamContent }) {
  const { head, team, closing } = content;
  return (
    <>
      <PageHead {...head} />
      {team.length > 0 && (
        <Section pad="end">
          <Cells as="ul" columns={1} medium={1}>
            {team.map(({ id, ...member }) => (
              <Cell as="li" key={id}>
                <TeamMember {...member} drawing={`portrait-${id}`} />
              </Cell>
            ))}
          </Cells>
        </Section>
      )}
      <ClosingCall {...closing} />
    </>
  );
}
