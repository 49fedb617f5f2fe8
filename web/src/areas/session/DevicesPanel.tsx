import { type OwnSession, ownSessionCommands, ownSessionQueries } from '@portal/contracts/areas/session';
import { credentialCommands } from '@portal/contracts/areas/users';
import { Box, Button, List, ListItem, Stack, Typography } from '@mui/material';
import ComputerRounded from '@mui/icons-material/ComputerRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import VerifiedUserRounded from '@mui/icons-material/VerifiedUserRounded';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { RelativeAge } from '#ui/DayAndAge';
import { StatusChip } from '#ui/StatusChip';
import { CredentialNotice } from './CredentialNotice';
import { devicesTexts } from './texts';

/** Systems of phones and tablets. */
const handheld = /^(?:android|ios)$/i;

interface DeviceItemProps {
  session: OwnSession;
  isPending: boolean;
  onEnd: () => void;
}

function DeviceItem({ session, isPending, onEnd }: DeviceItemProps) {
  const text = useText(devicesTexts);
  const { browser, system, network, current, seen_at } = session;
  const device =
    browser !== '' && system !== ''
      ? text('onSystem', { browser, system })
      : browser || system || text('unknown');
  const Icon = handheld.test(system) ? SmartphoneRounded : ComputerRounded;
  return (
    <ListItem divider disableGutters sx={{ flexWrap: 'wrap', gap: 1.5, py: 1.5 }}>
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 176, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{device}</Box>
        <Typography variant="body2" component="div" color="textSecondary">
          {network !== '' && <>{text('network', { network })} · </>}
          {text('used')} <RelativeAge at={seen_at} />
        </Typography>
      </Box>
      {current ? (
        <StatusChip tone="success" icon={VerifiedUserRounded} label={text('current')} />
      ) : (
        <Button disabled={isPending} aria-label={text('endOf', { device })} onClick={onEnd}>
          {text('end')}
        </Button>
      )}
    </ListItem>
  );
}

const refresh = [ownSessionQueries.ListOwnSessions];

/** S2. */
export function DevicesPanel() {
  const text = useText(devicesTexts);
  const explain = useErrorText();
  const query = useCallQuery(ownSessionQueries.ListOwnSessions, {}, { freshFor: 0 });
  const ending = useCallCommand(ownSessionCommands.EndSession, { refresh });
  const endingOthers = useCallCommand(credentialCommands.EndOtherSessions, { refresh });
  const error = ending.error ?? endingOthers.error;
  const isPending = ending.isPending || endingOthers.isPending;
  const quietly = (sending: Promise<unknown>) => void sending.catch(() => undefined);

  return (
    <Panel title={text('title')}>
      <Stack spacing={2}>
        <Box sx={{ color: 'text.secondary' }}>{text('text')}</Box>
        {error !== null && <CredentialNotice kind="error">{explain(error).text}</CredentialNotice>}
        <Loaded query={query} skeleton={<SkeletonRows rows={2} />}>
          {(sessions) => (
            <>
              <List disablePadding>
                {sessions.map((session) => (
                  <DeviceItem
                    key={session.id}
                    session={session}
                    isPending={isPending}
                    onEnd={() => quietly(ending.send({ id: session.id }))}
                  />
                ))}
              </List>
              {sessions.length > 1 ? (
                <Button
                  disabled={isPending}
                  onClick={() => quietly(endingOthers.send({}))}
                  sx={{ alignSelf: 'flex-start' }}
                >
                  {text('endOthers')}
                </Button>
              ) : (
                <Box sx={{ color: 'text.secondary' }}>{text('onlyThis')}</Box>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}
