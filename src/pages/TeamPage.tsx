import { Cell, Cells } from '../components/Cells';
import { Section } from '../components/Section';
import { TeamMember } from '../components/TeamMember';
import { type TeamContent, teamPage } from '../content/companyPages/team';
import { ClosingCall } from '../sections/ClosingCall';
import { PageHead } from '../sections/PageHead';
import { Portrait } from '../sections/Portrait';
import { ShowAll } from '../sections/ShowAll';

/** Team (spec 2.7): people with role, bio, quote and portrait. */
export function TeamPage({ content = teamPage }: { content?: TeamContent }) {
  const { head, team, first, all, closing } = content;
  return (
    <>
      <PageHead {...head} />
      {team.length > 0 && (
        <Section pad="end">
          <ShowAll entries={team} first={first} label={all}>
            {(shown) => (
              <Cells as="ul" columns={1} medium={1}>
                {shown.map(({ id, portrait, image, ...member }) => (
                  <Cell as="li" key={id}>
                    <TeamMember
                      {...member}
                      media={<Portrait name={member.name} image={image} drawing={portrait && `portrait-${id}`} />}
                    />
                  </Cell>
                ))}
              </Cells>
            )}
          </ShowAll>
        </Section>
      )}
      <ClosingCall {...closing} />
    </>
  );
}
