import { Cell, Cells } from '../components/Cells';
import { Section } from '../components/Section';
import { TeamMember, type TeamMemberProps } from '../components/TeamMember';
import { type TeamContent, teamPage } from '../content/companyPages/team.data';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { Portrait } from '../sections/Portrait';
import { ShowAll } from '../sections/ShowAll';

function Member({ of, size }: { of: TeamContent['team'][number] } & Pick<TeamMemberProps, 'size'>) {
  const { id, portrait, image, ...member } = of;
  const media = (
    <Portrait name={member.name} image={image} drawing={portrait} loading={size === 'large' ? 'eager' : 'lazy'} />
  );
  return <TeamMember {...member} size={size} media={media} />;
}

/** Team (spec 2.7): people with role, biography, quotation and portrait. */
export function TeamPage({ content = teamPage }: { content?: TeamContent }) {
  const { head, team, first, all, closing } = content;
  // With an odd number of people, the first has its own row, which avoids a gap in two columns.
  const leads = team.length % 2;
  const [lead, rest] = [team.slice(0, leads), team.slice(leads)];
  return (
    <>
      <PageHead {...head} />
      {lead.map((member) => (
        <Section key={member.id} surface="band" pad="low">
          <Member of={member} size="large" />
        </Section>
      ))}
      {rest.length > 0 && (
        <Section pad="none">
          <ShowAll entries={rest} first={first - leads} label={all}>
            {(shown) => (
              <Cells as="ul" lines="none">
                {shown.map((member) => (
                  <Cell as="li" key={member.id}>
                    <Member of={member} />
                  </Cell>
                ))}
              </Cells>
            )}
          </ShowAll>
        </Section>
      )}
      <ClosingCall size="low" {...closing} />
    </>
  );
}
